/**
 * Runs live code. `src/plugins/liveFrame` puts this script into a sandboxed frame, which can't
 * reach the site: its origin is unique, it has no storage, and it can't open or change pages.
 */
import type { FrameLook, FrameMessage, LiveSource, PageMessage } from '@site/src/lib/liveFrame';
import ReactLiveScope from '@theme/ReactLiveScope';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { generateElement, renderElementAsync } from 'react-live';

/** The page that readers see. A document without scripts is between it and the frame. */
const page = window.parent.parent;

const send = (message: FrameMessage) => page.postMessage(message, '*');

function run(
  box: HTMLElement,
  root: ReturnType<typeof createRoot>,
  { code, noInline }: LiveSource,
) {
  const showError = (error: Error) => {
    // Screen readers announce errors, but not every change of a result.
    box.ariaLive = 'polite';
    root.render(<pre>{String(error)}</pre>);
  };
  const show = (Result: ComponentType) => {
    box.ariaLive = 'off';
    root.render(<Result />);
  };
  const input = { code, scope: ReactLiveScope, enableTypeScript: true };
  try {
    if (noInline) {
      root.render(null);
      renderElementAsync(input, show, showError);
    } else {
      show(generateElement(input, showError));
    }
  } catch (error) {
    showError(error as Error);
  }
}

function start() {
  const box = document.querySelector('main') as HTMLElement;
  const root = createRoot(box);
  const siteStyle = document.querySelector('style') as HTMLStyleElement;
  const dress = ({ css, theme }: FrameLook) => {
    siteStyle.textContent = css;
    document.documentElement.dataset.theme = theme;
  };
  window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source !== page) {
      return;
    }
    if (data.type === 'look') {
      dress(data.look);
    } else if (data.type === 'run') {
      run(box, root, data.source);
    } else {
      send({ type: 'pong' });
    }
  });
  new ResizeObserver(() => send({ type: 'height', height: box.offsetHeight })).observe(box);
  send({ type: 'ready' });
}

// Without the sandbox, code would run in the origin of the site. The sandbox makes the origin "null".
if (window.origin === 'null') {
  start();
}
