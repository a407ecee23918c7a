/** The text on a card. */
export interface CardText {
  readonly title: string;
  /** Section of the site: `Documentation`. */
  readonly section: string;
  /** Documentation version, if the page belongs to one. */
  readonly version?: string | undefined;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Average width of a bold character, relative to the font size. */
const LETTER = 0.6;
const MOST_LINES = 4;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Breaks a title between words. If it doesn't fit, it's truncated with an ellipsis. */
export function wrapWords(title: string, longest: number, lines: number): readonly string[] {
  const words = title.split(/\s+/).flatMap((word) => {
    const parts: string[] = [];
    for (let start = 0; start < word.length; start += longest) {
      parts.push(word.slice(start, start + longest));
    }
    return parts;
  });
  const result: string[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last !== undefined && last.length + word.length < longest) {
      result[result.length - 1] = `${last} ${word}`;
    } else {
      result.push(word);
    }
  }
  if (result.length <= lines) {
    return result;
  }
  const kept = result.slice(0, lines);
  kept[lines - 1] = `${(kept[lines - 1] ?? '').slice(0, longest - 1)}…`;
  return kept;
}

/** Draws a row of pointed plates, as in the footer of every page. */
function plates(): string {
  let path = `M0 ${HEIGHT}`;
  for (let x = 0; x < WIDTH; x += 100) {
    path += `L${x} 560L${x + 22} 526L${x + 46} 562L${x + 62} 544L${x + 78} 562L${x + 90} 552`;
  }
  return `${path}L${WIDTH} 560V${HEIGHT}Z`;
}

/** Draws the card as an SVG image, in the colors of the home page's hero. */
export function drawCard({ title, section, version }: CardText): string {
  const size = title.length > 60 ? 60 : 76;
  const longest = Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER));
  const lines = wrapWords(title, longest, MOST_LINES)
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${215 + index * size * 1.15}" font-size="${size}" font-weight="700" fill="#dfeae4">${escaped(line)}</text>`,
    )
    .join('');
  const label = version ? `${section} · ${version}` : section;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Inter, 'DejaVu Sans', 'Liberation Sans', sans-serif"><rect width="${WIDTH}" height="${HEIGHT}" fill="#0f1f18"/><path d="${plates()}" fill="#25c2a0"/><text x="${MARGIN}" y="112" font-size="34" fill="#25c2a0">${escaped(label)}</text>${lines}<text x="${MARGIN}" y="606" font-size="30" font-weight="700" fill="#0c1a15">Docusaurus</text></svg>`;
}
