// The entry of the main script. It starts the page in several short tasks, so that none of them blocks
// the page for long. The last one is Docusaurus' own entry.
const steps = [
  () => require('react-dom/client'),
  () => require('@generated/client-modules'),
  () => require('@generated/routes'),
  () => require('@theme/Layout'),
  () => require('@docusaurus/core/lib/client/clientEntry.js'),
];

// If this is missing, the home page warns that scripts can't be loaded. Docusaurus' entry replaces it.
window.docusaurus ??= {};

// Unlike timers, messages aren't delayed.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  steps.shift()();
  if (steps.length > 0) {
    port2.postMessage(undefined);
  } else {
    port1.close();
  }
};
port2.postMessage(undefined);
