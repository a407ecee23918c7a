/** Runs a task when the page is loaded. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') {
    task();
  } else {
    window.addEventListener('load', task, { once: true });
  }
}

/** Runs a task when the browser has nothing else to do. Safari doesn't support requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task, 500);
  }
}
