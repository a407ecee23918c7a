// Readers gain: screen readers announce the live editor as a text field with a name, and its focus is visible.
// Delete when: react-live's editor accepts a name and keeps its outline.
import LabeledEditor from '@site/src/components/LabeledEditor';
import PlaygroundEditor from '@theme-original/Playground/Editor';

/** The editor of live code. */
export default function PlaygroundEditorWrapper() {
  return (
    <LabeledEditor>
      <PlaygroundEditor />
    </LabeledEditor>
  );
}
