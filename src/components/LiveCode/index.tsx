import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props<EditorProps> {
  /** The code as shown before readers open the editor. */
  readonly source: ReactNode;
  /** Loads the editor. It's called again if readers retry after a failure. */
  readonly load: () => Promise<{ readonly default: ComponentType<EditorProps> }>;
  /** The props to pass to the editor. */
  readonly editorProps: EditorProps;
}

type State<EditorProps> =
  | { readonly is: 'idle' | 'loading' | 'failed' }
  | { readonly is: 'ready'; readonly Editor: ComponentType<EditorProps> };

const buttonTexts = { idle: 'Run and edit', loading: 'Loading…', failed: 'Try again' };

const resultTexts = {
  idle: 'Run the code to see the result here.',
  loading: 'Loading editor…',
  failed: 'The editor couldn’t be loaded. Check your network connection, and then try again.',
};

/**
 * A code sample that becomes an editor with a live result when readers run it. The
 * scripts aren't loaded until then, and the space for the editor is reserved.
 */
export default function LiveCode<EditorProps extends object>(props: Props<EditorProps>) {
  const { source, load, editorProps } = props;
  const [state, setState] = useState<State<EditorProps>>({ is: 'idle' });
  const box = useRef<HTMLElement>(null);

  const run = async () => {
    // Keeps the height of the sample, so that the page doesn't jump when the editor replaces it.
    if (box.current) {
      box.current.style.minBlockSize = `${box.current.offsetHeight}px`;
    }
    setState({ is: 'loading' });
    try {
      const { default: Editor } = await load();
      setState({ is: 'ready', Editor });
    } catch {
      setState({ is: 'failed' });
    }
  };

  const ready = state.is === 'ready';
  useEffect(() => {
    // The button that had the focus no longer exists.
    if (ready) {
      box.current?.focus({ preventScroll: true });
    }
  }, [ready]);

  return (
    <figure
      ref={box}
      aria-label="Live code"
      className={styles.liveCode}
      tabIndex={-1}
      onKeyDownCapture={(event) => {
        // Without this, the Tab key would indent the code, and keyboard users couldn't leave the editor.
        if (event.key === 'Tab') {
          event.stopPropagation();
        }
      }}
    >
      {state.is === 'ready' ? (
        <state.Editor {...editorProps} />
      ) : (
        <div className={styles.sample}>
          <div className={styles.bar}>
            <span>Live code</span>
            <button
              type="button"
              className={`button button--primary button--sm ${styles.button}`}
              aria-disabled={state.is === 'loading'}
              onClick={state.is === 'loading' ? undefined : run}
            >
              {buttonTexts[state.is]}
            </button>
          </div>
          {source}
          <div className={styles.bar}>Result</div>
          <p role="status" className={styles.result}>
            {resultTexts[state.is]}
          </p>
        </div>
      )}
    </figure>
  );
}
