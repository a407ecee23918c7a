import useIsBrowser from '@docusaurus/useIsBrowser';
import { MDXProvider } from '@mdx-js/react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
// Rendered during the build, like any page. The live page replaces it.
import SamplePage from './_sample.md';
import { pageParts } from './pageParts';
import styles from './styles.module.css';

interface Props {
  /** The Markdown source of the page. */
  readonly source: string;
}

type ToPage = typeof import('./toPage')['toPage'];

type State =
  | { readonly is: 'idle' | 'loading' | 'failed' }
  | { readonly is: 'ready'; readonly toPage: ToPage };

/** The page that the text in the editor produces. */
function LivePage({ text, toPage }: { readonly text: string; readonly toPage: ToPage }): ReactNode {
  const current = useDeferredValue(text);
  return useMemo(() => toPage(current, pageParts), [current, toPage]);
}

/**
 * A Markdown file next to the page it becomes. The page updates as readers type.
 * The script for that is loaded when they focus the editor.
 */
export default function LiveSample({ source }: Props) {
  const [text, setText] = useState(source);
  const [state, setState] = useState<State>({ is: 'idle' });
  // Without JavaScript, the page wouldn't update when readers type.
  const editable = useIsBrowser();
  const id = useId();

  const wake = async () => {
    if (state.is !== 'idle' && state.is !== 'failed') {
      return;
    }
    setState({ is: 'loading' });
    try {
      const { toPage } = await import('./toPage');
      setState({ is: 'ready', toPage });
    } catch {
      setState({ is: 'failed' });
    }
  };

  return (
    <figure className={styles.sample}>
      <div className={styles.pane}>
        <div className={styles.bar}>
          <label htmlFor={id}>docs/first-crossing.md</label>
          {text !== source && (
            <button type="button" className={styles.button} onClick={() => setText(source)}>
              Start over
            </button>
          )}
        </div>
        <textarea
          id={id}
          className={styles.editor}
          value={text}
          rows={source.split('\n').length + 2}
          readOnly={!editable}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onFocus={wake}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className={styles.pane}>
        <div className={styles.bar}>/docs/first-crossing/</div>
        <div role="status" className={styles.status}>
          {state.is === 'failed' && (
            <>
              The live page couldn’t be loaded. Check your network connection.{' '}
              <button type="button" className={styles.button} onClick={wake}>
                Try again
              </button>
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a section needs a heading, and this part of the page doesn't have one */}
        <div role="region" aria-label="Page preview" className={styles.page}>
          {state.is === 'ready' ? (
            <LivePage text={text} toPage={state.toPage} />
          ) : (
            <MDXProvider components={pageParts}>
              <SamplePage />
            </MDXProvider>
          )}
        </div>
      </div>
      <figcaption className={styles.caption}>
        {editable
          ? 'A Markdown file and the page it becomes. Edit the file, and the page updates as you type.'
          : 'A Markdown file and the page it becomes.'}
      </figcaption>
    </figure>
  );
}
