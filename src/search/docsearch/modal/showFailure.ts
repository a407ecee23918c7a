/**
 * After this many milliseconds, the dialog considers a search stalled, and would show that
 * instead of an error.
 */
const STALLED_AFTER = 300;

/**
 * Keeps the error screen visible after a failed search. The dialog shows its error screen when
 * the search rejects, but then immediately resets it, because the underlying library sets its
 * status to idle after every request, even a failed one (@docsearch/react 3.9.0 with
 * @algolia/autocomplete-core 1.17.9). As a workaround, this function reports the error to the
 * dialog but never settles the request. The next request replaces it.
 *
 * @param isNewest returns false if the query has changed, in which case the error isn't reported
 */
export function showFailure<T>(answer: Promise<T>, isNewest: () => boolean): Promise<T> {
  const started = performance.now();
  const onFailure = answer.catch.bind(answer);
  answer.catch = (onRejected) =>
    onFailure(async (error: unknown) => {
      const wait = started + STALLED_AFTER + 50 - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
      if (isNewest()) {
        try {
          onRejected?.(error);
        } catch {
          // The dialog rethrows the error, but there's nothing to catch it.
        }
      }
      return new Promise<never>(() => undefined);
    });
  return answer;
}
