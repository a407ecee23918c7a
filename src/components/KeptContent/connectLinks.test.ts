// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectLinks } from './connectLinks';

const open = vi.fn();
const preload = vi.fn();
let element: HTMLElement;
let disconnect: () => void;

beforeEach(() => {
  open.mockReset();
  preload.mockReset();
  Object.assign(window, { docusaurus: { preload } });
  element = document.createElement('p');
  element.innerHTML = `
    <a id="page" href="http://localhost:3000/docs/b/?q=1#part"><b>page</b></a> <a id="row" href="http://localhost:3000/docs/a/#row">row</a>
    <a id="other" href="https://example.com/">other</a> <a id="tab" href="http://localhost:3000/docs/b/" target="_blank">tab</a>
    <a id="file" href="http://localhost:3000/b.csv" download>file</a> <i>text</i>`;
  document.body.replaceChildren(element);
  disconnect = connectLinks(element, open, {
    origin: 'http://localhost:3000',
    pathname: '/docs/a/',
  });
});

// Unit tests share a document.
afterEach(() => document.body.replaceChildren());

/** Clicks an element, and returns whether the browser would follow the link itself. */
function click(selector: string, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
  element.querySelector(selector)?.dispatchEvent(event);
  return isLeft;
}

describe('connectLinks', () => {
  it('opens a page without reloading the site', () => {
    expect(click('#page b')).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith('/docs/b/?q=1#part');
  });

  it.each(['#row', '#other', '#tab', '#file', 'i'])('leaves %s to the browser', (selector) => {
    expect(click(selector)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves clicks with a modifier key to the browser', () => {
    expect(click('#page', { ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it('loads the page that a reader points at', () => {
    element.querySelector('#page')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(preload).toHaveBeenCalledExactlyOnceWith('/docs/b/');
  });

  it('can be stopped', () => {
    disconnect();
    expect(click('#page')).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});
