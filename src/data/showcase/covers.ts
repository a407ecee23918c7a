/** Names of the colour sets that a cover can be drawn in. */
export const coverColors = [
  'forest',
  'ocean',
  'plum',
  'ember',
  'rose',
  'slate',
  'ochre',
  'teal',
  'indigo',
  'moss',
  'brick',
  'night',
] as const;

/** Names of the patterns that a cover can carry. */
export const coverPatterns = [
  'arcs',
  'bars',
  'bands',
  'dots',
  'leaves',
  'mosaic',
  'pixels',
  'plates',
  'quarters',
  'rings',
  'tracks',
  'waves',
] as const;

/** Name of a colour set. */
export type CoverColor = (typeof coverColors)[number];

/** Name of a pattern. */
export type CoverPattern = (typeof coverPatterns)[number];
