import { readReference } from './release';

/** Reads the reference once, before the checks that share it run at the same time. */
export default function setup() {
  readReference();
}
