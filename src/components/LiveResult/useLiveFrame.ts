import {
  type FrameMessage,
  type LiveSource,
  type PageMessage,
  readFrameMessage,
} from '@site/src/lib/liveFrame';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageStyles } from './pageStyles';

/** How long the frame may take to answer, in milliseconds. Code that never ends makes it silent. */
const PATIENCE = 4000;

/** State of a frame that runs live code. */
export type FrameState = 'loading' | 'running' | 'stopped' | 'failed';

interface LiveFrame {
  readonly state: FrameState;
  /** Height of the result, in pixels. */
  readonly height: number;
}

/**
 * Runs code in a frame, each time the code changes, with the look of the page. It also notices a
 * frame that can't be loaded or that doesn't answer any longer.
 *
 * @param frame the frame, whose only child is the sandboxed frame
 */
export function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  source: LiveSource,
  theme: string,
): LiveFrame {
  const [state, setState] = useState<FrameState>('loading');
  const [height, setHeight] = useState(0);
  const answered = useRef(true);

  useEffect(() => {
    const sandbox = () => frame.current?.contentWindow?.frames[0];
    const receive = ({ source: sender, data }: MessageEvent) => {
      const message: FrameMessage | undefined =
        sender && sender === sandbox() ? readFrameMessage(data) : undefined;
      answered.current ||= Boolean(message);
      if (message?.type === 'ready') {
        setState('running');
      } else if (message?.type === 'height') {
        setHeight(message.height);
      }
    };
    const check = () => {
      // Browsers slow down what readers don't see.
      if (document.hidden) {
        return;
      }
      if (answered.current) {
        answered.current = false;
        sandbox()?.postMessage({ type: 'ping' } satisfies PageMessage, '*');
      } else {
        setState((current) => (current === 'loading' ? 'failed' : 'stopped'));
      }
    };
    window.addEventListener('message', receive);
    const timer = setInterval(check, PATIENCE);
    return () => {
      window.removeEventListener('message', receive);
      clearInterval(timer);
    };
  }, [frame]);

  const running = state === 'running';
  useEffect(() => {
    const look = { css: pageStyles(), theme };
    const message: PageMessage = { type: 'look', look };
    if (running) {
      frame.current?.contentWindow?.frames[0]?.postMessage(message, '*');
    }
  }, [frame, running, theme]);
  useEffect(() => {
    const message: PageMessage = { type: 'run', source };
    if (running) {
      frame.current?.contentWindow?.frames[0]?.postMessage(message, '*');
    }
  }, [frame, running, source]);

  return { state, height };
}
