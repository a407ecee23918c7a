// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { makeOthersInert } from './makeOthersInert';

afterEach(() => {
  document.body.innerHTML = '';
});

const inertIds = () => [...document.querySelectorAll<HTMLElement>('[inert]')].map(({ id }) => id);

it('makes everything inert except for the element, its ancestors, and exceptions, and undoes it', () => {
  document.body.innerHTML = `
    <div id="site">
      <nav id="navbar"><div id="items"></div><div id="backdrop"></div><div id="panel"><a href="#">Docs</a></div></nav>
      <main id="content"></main>
      <footer id="footer" inert></footer>
    </div>
    <div id="announcements" aria-live="polite"></div>`;
  const restore = makeOthersInert(document.querySelector('#panel') as Element, '#backdrop');
  expect(inertIds()).toEqual(['items', 'content', 'footer']);
  restore();
  expect(inertIds()).toEqual(['footer']);
});
