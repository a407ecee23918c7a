// Readers gain: a strict security policy, because live code doesn't run on the page (a replacement).
// Delete when: theme-live-codeblock can run code in a sandboxed frame.
export { default } from '@site/src/components/LiveResult/LiveSourceProvider';
