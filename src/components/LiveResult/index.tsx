import { useColorMode } from '@docusaurus/theme-common';
import { LIVE_FRAME_URL } from '@site/src/lib/liveFrame';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { LiveSourceContext } from './LiveSourceContext';
import styles from './styles.module.css';
import { type FrameState, useLiveFrame } from './useLiveFrame';

const explanations: Record<FrameState, string> = {
  loading: 'Loading result…',
  running: '',
  stopped:
    'The code took too long, so it was stopped. Change the code, for example if it contains an endless loop, and then run it again.',
  failed: 'The result couldn’t be loaded. Check your network connection, and then try again.',
};

function Attempt({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = useContext(LiveSourceContext);
  const { colorMode } = useColorMode();
  const { state, height } = useLiveFrame(frame, source, colorMode);
  const alive = state === 'loading' || state === 'running';
  return (
    <div className={styles.result}>
      <div role="status">
        {explanations[state] && <p className={styles.explanation}>{explanations[state]}</p>}
        {!alive && (
          <button type="button" className="button button--primary button--sm" onClick={onRetry}>
            {state === 'stopped' ? 'Run again' : 'Try again'}
          </button>
        )}
      </div>
      {alive && (
        <iframe
          ref={frame}
          title="Result of the code"
          src={LIVE_FRAME_URL}
          className={styles.frame}
          style={{ blockSize: height }}
        />
      )}
    </div>
  );
}

/**
 * The result of live code. The code runs in a sandboxed frame, which can't reach the site, and
 * which has the height of its content.
 */
export default function LiveResult(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}
