/** The dialog takes a search for stalled after this many milliseconds, and then would show that instead of a failure. */
const STALLED_AFTER = 300;

/**
 * Makes a failed answer stay on screen. The dialog shows its error screen when
 * the search rejects, but goes on to forget the failure at once, because the
 * library below it ends every request, failed or not, as an idle one
 * (@docsearch/react 3.9.0 with @algolia/autocomplete-core 1.17.9). So the dialog
 * is told of the failure, and the request never ends; the next one replaces it.
 *
 * @param isNewest false when something else has been typed since: then nobody is told
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
          // The dialog throws the error on; nobody is there to catch it.
        }
      }
      return new Promise<never>(() => undefined);
    });
  return answer;
}
