/** The style sheet that every page has. */
export const EVERY_PAGE = 'styles';

/** Dynamic imports whose styles no other page needs. The first group is the name of the style sheet. */
const KINDS = [
  // What the routes of pages import.
  /^@theme\/(Doc|Blog|Debug|MDX|NotFound)/,
  /^@site\/src\/components\/(Blog)/,
  /^@site\/src\/pages\/([\w-]+)(?:\/.+\.tsx|\.tsx|\.mdx)$/,
  /^@site\/.+\.(md)x?$/,
  /^@site\/(tests)\/dogfood\/.+\.tsx$/,
  // What readers open on a page.
  /^@site\/src\/search\/(SearchDialog)$/,
  /^@theme-original\/(LiveCodeBlock)$/,
  // What appears when the service worker has news.
  /^@theme\/(PwaReloadPopup)$/,
  /^\.\/(offlineProgress)$/,
];

/** The style sheet for what several kinds share, but documentation and posts don't need. */
const SHARED = `${EVERY_PAGE}-shared`;

const isForText = (sheet: string) =>
  sheet === EVERY_PAGE || /-(?:doc|blog|mdx?|notfound|debug)$/.test(sheet);

/** What uses a chunk. */
export interface ChunkUse {
  /** The style sheets of the dynamic imports that load the chunk. */
  readonly sheets: ReadonlySet<string>;
  readonly isOnEveryPage: boolean;
}

/**
 * Returns the name of the style sheet for something that's imported on demand. Other imports may have been rendered by
 * the server, like the lines of a code block, although the browser loads them late or never.
 */
export function kindOf(request: string): string {
  const kind = KINDS.map((pattern) => pattern.exec(request)?.[1]).find(Boolean);
  // Workers and pages have names, too, and a chunk with the same name would be merged with the styles.
  return kind ? `${EVERY_PAGE}-${kind.toLowerCase()}` : EVERY_PAGE;
}

/**
 * Returns the style sheet that a module's styles belong to, from the chunks that contain the module. What only one
 * kind of page uses is in the sheet of that kind. Everything else is in a common one, so that no rule is in two
 * sheets, and the order of the rules doesn't depend on the pages that a reader opens.
 */
export function sheetOf(uses: readonly ChunkUse[]): string {
  const sheets = [...new Set(uses.flatMap(({ sheets }) => [...sheets]))];
  const [sheet, ...others] = sheets;
  if (!sheet || uses.some(({ isOnEveryPage }) => isOnEveryPage)) {
    return EVERY_PAGE;
  }
  if (others.length === 0) {
    return sheet;
  }
  return sheets.some(isForText) ? EVERY_PAGE : SHARED;
}
