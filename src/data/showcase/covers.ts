/** Names of the color schemes for covers. */
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

/** Names of the patterns for covers. */
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

/** Name of a color scheme. */
export type CoverColor = (typeof coverColors)[number];

/** Name of a pattern. */
export type CoverPattern = (typeof coverPatterns)[number];
