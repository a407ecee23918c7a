// Part of the head of every page, before the styles, so it runs even if no other file loads. It must run in any
// browser, because browsers that don't understand the site's scripts show the notice, too. `src/plugins/loadFailure`
// adds it, and the security policy contains its hash.
(() => {
  /** Milliseconds that readers wait for the styles before they see the page without. */
  const STYLES = 5000;
  /** Milliseconds that readers wait for the scripts before the notice appears. */
  const SCRIPTS = 10000;
  /** Milliseconds that a page gets to start anyway, because not every error stops it. */
  const DELAY = 1000;
  let isShown = false;

  // If a script is missing, React never hydrates the page, and readers wouldn't find out why it doesn't work.
  // The page doesn't reload automatically because it could end up in an endless loop.
  function show() {
    if (isShown || document.documentElement.getAttribute('data-has-hydrated') === 'true') {
      return;
    }
    isShown = true;
    const notice = document.createElement('div');
    notice.className = 'site-load-failure';
    notice.setAttribute('role', 'alert');
    const text = document.createElement('span');
    text.textContent =
      'Part of this page hasn’t loaded, so the search and menus don’t work. You can still read the text and follow its links.';
    notice.appendChild(text);
    const addButton = (label, action) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button--secondary button--sm';
      button.textContent = label;
      button.onclick = action;
      notice.appendChild(button);
    };
    addButton('Reload the page', () => location.reload());
    addButton('Close', () => notice.remove());
    document.body.insertBefore(notice, document.body.firstChild);
    // A page that starts late works after all.
    new MutationObserver(() => notice.remove()).observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated'],
    });
  }

  // Browsers show nothing until the styles in the HTML are loaded, but they don't wait for styles that a script adds.
  function showWithoutStyles() {
    const styles = document.querySelectorAll('link[rel="stylesheet"]');
    for (let index = 0; index < styles.length; index += 1) {
      const style = styles[index];
      if (!style.sheet) {
        style.parentNode.insertBefore(style.cloneNode(), style);
        style.parentNode.removeChild(style);
      }
    }
  }

  const showSoon = (event) => {
    const { tagName } = event.target;
    // Errors of images and styles don't stop the page.
    if (!tagName || tagName === 'SCRIPT') {
      setTimeout(show, DELAY);
    }
  };
  addEventListener('error', showSoon, true);
  addEventListener('unhandledrejection', showSoon);
  setTimeout(showWithoutStyles, STYLES);
  setTimeout(show, SCRIPTS);
})();
