/** How long to wait for more calls, in milliseconds. */
const WAIT = 50;

/**
 * Turns a function that answers many inputs into one that answers a single input. Calls that are
 * made at about the same time are answered together, which saves starting a program for each.
 */
export function inBatches<Input, Output>(
  answerAll: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let inputs: Input[] = [];
  let answers: Promise<readonly Output[]> | undefined;
  return async (input) => {
    const index = inputs.push(input) - 1;
    answers ??= new Promise((resolve, reject) => {
      setTimeout(() => {
        const batch = inputs;
        inputs = [];
        answers = undefined;
        answerAll(batch).then(resolve, reject);
      }, WAIT);
    });
    return (await answers)[index] as Output;
  };
}
