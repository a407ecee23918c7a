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
      'Part of this page failed to load, so the search and menus don’t work. You can still read the text and follow its links.',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = translate({ id: 'site.loadFailure.reload', message: 'Reload the page' });
  button.addEventListener('click', () => window.location.reload());
  notice.append(text, button);
  document.body.prepend(notice);
}

// If a script is missing when the page first loads, React never hydrates the page,
// and readers wouldn't find out why it doesn't work. The page doesn't reload
// automatically because it could end up in an endless loop.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isReady = document.documentElement.dataset.hasHydrated === 'true';
    if (!isReady && isLoadFailure(reason) && !document.querySelector(`.${NOTICE}`)) {
      showNotice();
    }
  });
}
