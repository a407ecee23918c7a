import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { OfflineRequest, OfflineState } from '../lib/offlineFiles';

const resume: OfflineRequest = { type: 'resume' };

// The service worker stores pages only while a page is open, so each page asks it to continue. If the reader doesn't
// read offline, the worker doesn't answer.
if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  const askToContinue = () =>
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(resume));
  let shows = false;

  navigator.serviceWorker.addEventListener('message', async ({ data }) => {
    const state = data as OfflineState;
    const isNews = state.isStoring || state.problem;
    if (state.type === 'OFFLINE' && (shows || isNews)) {
      shows = true;
      const { showProgress } = await import('./offlineProgress');
      showProgress(state);
    }
  });
  window.addEventListener('online', () => void askToContinue());
  // The worker that was active before may not be in offline mode.
  navigator.serviceWorker.addEventListener('controllerchange', () => void askToContinue());
  void askToContinue();
}
