/** Returns what a promise resolves to, or undefined if it fails or takes longer than a number of milliseconds. */
export function within(milliseconds, promise) {
  const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds));
  return Promise.race([promise.catch(() => undefined), timeout]);
}
