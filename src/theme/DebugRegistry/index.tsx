/// <reference types="@docusaurus/plugin-debug" />
// Readers gain: a debug page without an error of hydration. It shows numbers of modules,
// which differ between the build for the server and the one for the browser.
// Delete when: the page of the debug plugin is the same in both builds.

import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugLayout from '@theme/DebugLayout';
import DebugRegistry from '@theme-original/DebugRegistry';

/** The modules that routes load. */
export default function DebugRegistryWrapper() {
  const fallback = (
    <DebugLayout>
      <h2>Registry</h2>
      <p>The list of modules needs JavaScript.</p>
    </DebugLayout>
  );
  return <BrowserOnly fallback={fallback}>{() => <DebugRegistry />}</BrowserOnly>;
}
