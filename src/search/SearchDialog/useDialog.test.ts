// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameParts } from './useDialog';

const group = (title: string) =>
  `<section class="DocSearch-Hits"><div class="DocSearch-Hit-source">${title}</div><ul role="listbox" id="docsearch-list" aria-labelledby="docsearch-label"></ul></section>`;

let container: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox" aria-controls="gone"><header class="DocSearch-SearchBar"><input class="DocSearch-Input"></header><div class="DocSearch-Dropdown">${group('Guides')}${group('API')}</div><footer class="DocSearch-Footer"></footer></div>`;
  container = document.querySelector('.DocSearch-Container') as HTMLElement;
  nameParts(container);
});

// Unit tests share a document.
afterEach(() => document.body.replaceChildren());

it('turns the backdrop into a dialog', () => {
  expect(container.getAttribute('role')).toBe('dialog');
  expect(container.getAttributeNames()).not.toEqual(
    expect.arrayContaining(['tabindex', 'aria-expanded', 'aria-controls']),
  );
});

it('gives each list a unique ID and the name of its group, and references them from the field', () => {
  const lists = [...container.querySelectorAll('ul')];
  const ids = lists.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(
    lists.map(
      (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    ),
  ).toEqual(['Guides', 'API']);
  const field = container.querySelector('input');
  expect(field?.getAttribute('aria-controls')).toBe(ids.join(' '));
  expect(field?.getAttribute('aria-expanded')).toBe('true');
});

it('marks the field as collapsed if there is no list', () => {
  for (const list of container.querySelectorAll('.DocSearch-Hits')) {
    list.remove();
  }
  nameParts(container);
  const field = container.querySelector('input');
  expect(field?.getAttribute('aria-expanded')).toBe('false');
  expect(field?.hasAttribute('aria-controls')).toBe(false);
});
