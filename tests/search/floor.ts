/**
 * The worst that a change may make of the whole judged set. Raising it is
 * welcome, lowering it needs a reason.
 */
export const FLOOR = { mrr: 0.9, success5: 0.945 } as const;
