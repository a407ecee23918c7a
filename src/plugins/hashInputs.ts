import { createHash } from 'node:crypto';

/** Returns a hash of all inputs, which can be part of a file name. The same text, divided differently, has another hash. */
export function hashInputs(inputs: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash.update(`${input.length}\n`).update(input);
  }
  return hash.digest('hex');
}
