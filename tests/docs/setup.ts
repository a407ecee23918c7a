import { readReference } from './release';

/** Extracts the reference once, before tests that use it run in parallel. */
export default function setup() {
  readReference();
}
