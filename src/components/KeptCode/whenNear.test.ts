// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let scrollTo: (...elements: Element[]) => void;
const observed = new Set<Element>();

beforeEach(() => {
  vi.resetModules();
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        scrollTo = (...elements) =>
          report(
            [...observed].map((target) => ({ target, isIntersecting: elements.includes(target) })),
          );
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

async function twoElements() {
  const { whenNear } = await import('./whenNear');
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  const [firstTask, secondTask] = [vi.fn(), vi.fn()];
  const cancel = whenNear(first, firstTask);
  whenNear(second, secondTask);
  return { first, second, firstTask, secondTask, cancel };
}

describe('whenNear', () => {
  it('runs the task of the element that is near, and only once', async () => {
    const { second, firstTask, secondTask } = await twoElements();
    scrollTo(second);
    scrollTo(second);
    expect(firstTask).not.toHaveBeenCalled();
    expect(secondTask).toHaveBeenCalledOnce();
  });

  it("doesn't run a task that was canceled", async () => {
    const { first, firstTask, cancel } = await twoElements();
    cancel();
    scrollTo(first);
    expect(firstTask).not.toHaveBeenCalled();
  });
});
