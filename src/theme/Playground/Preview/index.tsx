/// <reference types="@docusaurus/theme-live-codeblock" />
// Readers gain: live code runs in a sandboxed frame, so it can't reach the site (a replacement).
// Delete when: theme-live-codeblock can run code in a sandboxed frame.
import Translate from '@docusaurus/Translate';
import LiveResult from '@site/src/components/LiveResult';
import PlaygroundHeader from '@theme/Playground/Header';

export default function PlaygroundPreview() {
  return (
    <>
      <PlaygroundHeader>
        <Translate
          id="theme.Playground.result"
          description="The result label of the live codeblocks"
        >
          Result
        </Translate>
      </PlaygroundHeader>
      <LiveResult />
    </>
  );
}
