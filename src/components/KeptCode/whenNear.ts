const tasks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function startObserver(): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer?.unobserve(target);
          tasks.get(target)?.();
        }
      }
    },
    { rootMargin: '300px 0px' },
  );
}

/** Runs a task once, when an element is in the viewport or close to it. Returns a function that cancels it. */
export function whenNear(element: Element, task: () => void): () => void {
  observer ??= startObserver();
  tasks.set(element, task);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
