import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { isLoadFailure } from '../lib/isLoadFailure';
import './offerReload.css';

const NOTICE = 'site-load-failure';

function showNotice(): void {
  const notice = document.createElement('div');
  notice.className = NOTICE;
  notice.setAttribute('role', 'alert');
  const text = document.createElement('span');
  text.textContent = translate({
    id: 'site.loadFailure.text',
    message:
      'A part of this page did not arrive, so search and menus do not work. The text and its links do.',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({ id: 'site.loadFailure.reload', message: 'Reload the page' });
  button.addEventListener('click', () => window.location.reload());
  notice.append(text, button);
  document.body.prepend(notice);
}

// When a script of the page is missing at the first load, React never takes
// over and nobody else would tell. It is the reader who reloads: a page that
// did so by itself could do it for ever.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isReady = document.documentElement.dataset.hasHydrated === 'true';
    if (!isReady && isLoadFailure(reason) && !document.querySelector(`.${NOTICE}`)) {
      showNotice();
    }
  });
}
