// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectCards } from './connectCards';

let resize: () => void;
const disconnect = vi.fn();
let table: HTMLTableElement;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  document.body.innerHTML =
    '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><th>path</th><td>a</td></tr></tbody></table>';
  table = document.querySelector('table') as HTMLTableElement;
});

afterEach(() => vi.unstubAllGlobals());

/** Lays out the table as a browser would. */
function layOut(display: string): void {
  table.style.display = display;
  resize();
}

const roles = () =>
  [table, ...table.querySelectorAll('*')].map((part) => part.getAttribute('role'));

it('adds roles while rows are cards, and removes them afterwards', () => {
  connectCards(table);
  layOut('table');
  expect(roles().filter(Boolean)).toEqual([]);
  layOut('block');
  expect(roles()).toEqual([
    ...['table', 'rowgroup', 'row', 'columnheader'],
    ...['rowgroup', 'row', 'rowheader', 'cell'],
  ]);
  layOut('table');
  expect(roles().filter(Boolean)).toEqual([]);
});

it('can be stopped', () => {
  connectCards(table)();
  expect(disconnect).toHaveBeenCalledOnce();
});
