import { translate } from '@docusaurus/Translate';
import type { OfflineState, StoreProblem } from '../lib/offlineFiles';
import { storedShare } from '../lib/storedShare';
import './offlineProgress.css';

const CLASS = 'site-offline-progress';

const problems: Readonly<Record<StoreProblem, string>> = {
  network: translate({
    id: 'site.offline.interrupted',
    message: 'Saving pages for offline reading was interrupted. It continues when you’re online.',
  }),
  full: translate({
    id: 'site.offline.full',
    message:
      'Your browser has no more room for offline reading. You can read the pages that are already saved.',
  }),
  otherBuild: translate({
    id: 'site.offline.otherBuild',
    message:
      'A newer version of this site is available. Reload the page to save it for offline reading.',
  }),
};

let isClosed = false;

/** The box in the corner, which is created when there's something to show for the first time. */
function box(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`.${CLASS}`);
  if (existing) {
    return existing;
  }
  const element = document.createElement('section');
  element.className = CLASS;
  const label = translate({ id: 'site.offline.label', message: 'Offline reading' });
  element.setAttribute('aria-label', label);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', label);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({ id: 'site.offline.close', message: 'Close' });
  button.addEventListener('click', () => {
    isClosed = true;
    element.remove();
  });
  element.append(text, bar, button);
  document.body.append(element);
  return element;
}

function textOf({ isStoring, problem }: OfflineState): string {
  if (problem) {
    return problems[problem];
  }
  return isStoring
    ? translate({ id: 'site.offline.storing', message: 'Saving pages for offline reading…' })
    : translate({
        id: 'site.offline.ready',
        message: 'These pages are saved, and you can read them offline.',
      });
}

/** Shows readers how much of the site is stored. */
export function showProgress(state: OfflineState): void {
  const share = storedShare(state.areas);
  const isOpen = document.querySelector(`.${CLASS}`) !== null;
  // If everything is already stored, there's nothing to report.
  if (isClosed || (!isOpen && share === 1 && !state.problem)) {
    return;
  }
  const element = box();
  const text = element.querySelector('p') as HTMLElement;
  const bar = element.querySelector('progress') as HTMLProgressElement;
  // Screen readers announce each change of the text, so it doesn't contain the percentage.
  const message = textOf(state);
  if (text.textContent !== message) {
    text.textContent = message;
  }
  bar.value = share;
  bar.hidden = !state.isStoring;
}
