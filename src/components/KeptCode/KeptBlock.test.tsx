// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import KeptBlock from './KeptBlock';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Block() {
  const [isMissing, setIsMissing] = useState(false);
  return isMissing ? (
    <pre>rendered</pre>
  ) : (
    <KeptBlock source="a" buttons={null} onMissing={() => setIsMissing(true)} />
  );
}

it('makes way for the browser’s code block if the server rendered none', () => {
  const { container, unmount } = render(<Block />);
  expect(container.innerHTML).toBe('<pre>rendered</pre>');
  unmount();
});

it('keeps the HTML of the server', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div class="server"><pre>kept</pre></div>';
  document.body.append(container);
  const pre = container.querySelector('pre');
  const { unmount } = render(<Block />, { container, hydrate: true });
  expect(container.querySelector('pre')).toBe(pre);
  expect(container.querySelector('.server')).not.toBeNull();
  unmount();
});
