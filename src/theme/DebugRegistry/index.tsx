/// <reference types="@docusaurus/plugin-debug" />
// Readers gain: a debug page without a hydration error. The page shows module IDs,
// which differ between the server build and the client build.
// Delete when: the debug plugin renders the same page in both builds.

import BrowserOnly from '@docusaurus/BrowserOnly';
import DebugLayout from '@theme/DebugLayout';
import DebugRegistry from '@theme-original/DebugRegistry';

/** The list of modules that routes load. */
export default function DebugRegistryWrapper() {
  const fallback = (
    <DebugLayout>
      <h2>Registry</h2>
      <p>You need JavaScript to see the list of modules.</p>
    </DebugLayout>
  );
  return <BrowserOnly fallback={fallback}>{() => <DebugRegistry />}</BrowserOnly>;
}
