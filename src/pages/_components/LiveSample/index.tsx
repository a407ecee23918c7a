import useIsBrowser from '@docusaurus/useIsBrowser';
import { MDXProvider } from '@mdx-js/react';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
// Made by the build, as every page is. The live page takes its place.
import SamplePage from './_sample.md';
import { pageParts } from './pageParts';
import styles from './styles.module.css';

interface Props {
  /** The Markdown from which the page was made. */
  readonly source: string;
}

type ToPage = typeof import('./toPage')['toPage'];

type State =
  | { readonly is: 'idle' | 'loading' | 'failed' }
  | { readonly is: 'ready'; readonly toPage: ToPage };

/** The page of the text in the editor. */
function LivePage({ text, toPage }: { readonly text: string; readonly toPage: ToPage }): ReactNode {
  const current = useDeferredValue(text);
  return useMemo(() => toPage(current, pageParts), [current, toPage]);
}

/**
 * A Markdown file beside the page it makes. The page follows what is typed;
 * the script for that is fetched when the reader enters the editor.
 */
export default function LiveSample({ source }: Props) {
  const [text, setText] = useState(source);
  const [state, setState] = useState<State>({ is: 'idle' });
  // Without script nothing would answer what is typed.
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
              The live page could not be loaded. Check your connection.{' '}
              <button type="button" className={styles.button} onClick={wake}>
                Try again
              </button>
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a section needs a heading, which this part of a page has not */}
        <div role="region" aria-label="The page it makes" className={styles.page}>
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
          ? 'A Markdown file and the page it becomes. Edit the file: the page follows.'
          : 'A Markdown file and the page it becomes.'}
      </figcaption>
    </figure>
  );
}
