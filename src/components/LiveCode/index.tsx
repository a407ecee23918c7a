import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

interface Props<EditorProps> {
  /** The code as it is shown before the reader asks for the editor. */
  readonly source: ReactNode;
  /** Fetches the editor. It is called again when the reader tries again. */
  readonly load: () => Promise<{ readonly default: ComponentType<EditorProps> }>;
  /** What the editor gets when it is there. */
  readonly editorProps: EditorProps;
}

type State<EditorProps> =
  | { readonly is: 'idle' | 'loading' | 'failed' }
  | { readonly is: 'ready'; readonly Editor: ComponentType<EditorProps> };

const buttonTexts = { idle: 'Run and edit', loading: 'Loading…', failed: 'Try again' };

const resultTexts = {
  idle: 'Run the code to see its result here.',
  loading: 'The editor is on its way.',
  failed: 'The editor could not be loaded. Check your connection, then try again.',
};

/**
 * A code sample that becomes an editor with a live result when the reader asks
 * for it. Until then it costs no script; its place on the page is kept.
 */
export default function LiveCode<EditorProps extends object>(props: Props<EditorProps>) {
  const { source, load, editorProps } = props;
  const [state, setState] = useState<State<EditorProps>>({ is: 'idle' });
  const box = useRef<HTMLElement>(null);

  const run = async () => {
    // The editor takes the place of the sample; the page must not jump meanwhile.
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
    // The button that had the focus is gone.
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
        // The editor would indent; Tab has to lead out of it, as everywhere.
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
