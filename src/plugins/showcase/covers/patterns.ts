import type { CoverPattern } from '../../../data/showcase/covers';
import type { Draw } from './seededRandom';

/**
 * The two layers of a pattern as SVG path data. If `stroke` is set, they're drawn as lines
 * of that width instead of being filled.
 */
export interface Pattern {
  readonly shape: string;
  readonly light: string;
  readonly stroke?: number;
}

/** Side length of the square that a pattern fills, and of its cells. */
export const SQUARE = 320;
const CELL = 80;
const CELLS = [0, CELL, 2 * CELL, 3 * CELL];

/**
 * Calls `paint` for each cell and adds the result to one of the two layers. One in six
 * cells is a highlight.
 */
function tile(draw: Draw, paint: (x: number, y: number) => string): Pattern {
  let shape = '';
  let light = '';
  for (const y of CELLS) {
    for (const x of CELLS) {
      if (draw(6) === 0) {
        light += paint(x, y);
      } else {
        shape += paint(x, y);
      }
    }
  }
  return { shape, light };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** A quarter of a disk, with its center in one of the four corners of the cell. */
function quarter(x: number, y: number, corner: number): string {
  const c = CELL;
  return [
    `M${x} ${y}h${c}a${c} ${c} 0 0 1-${c} ${c}z`,
    `M${x + c} ${y}v${c}a${c} ${c} 0 0 1-${c}-${c}z`,
    `M${x + c} ${y + c}h-${c}a${c} ${c} 0 0 1 ${c}-${c}z`,
    `M${x} ${y + c}v-${c}a${c} ${c} 0 0 1 ${c} ${c}z`,
  ][corner] as string;
}

/** Two arcs through the midpoints of the cell's edges, so that adjacent cells form tracks. */
function track(x: number, y: number, turn: number): string {
  const h = CELL / 2;
  return turn === 0
    ? `M${x + h} ${y}a${h} ${h} 0 0 1-${h} ${h}M${x + CELL} ${y + h}a${h} ${h} 0 0 0-${h} ${h}`
    : `M${x + h} ${y}a${h} ${h} 0 0 0 ${h} ${h}M${x} ${y + h}a${h} ${h} 0 0 1 ${h} ${h}`;
}

function leaf(x: number, y: number, turn: number): string {
  const c = CELL;
  return turn === 0
    ? `M${x} ${y}a${c} ${c} 0 0 1 ${c} ${c}a${c} ${c} 0 0 1-${c}-${c}`
    : `M${x + c} ${y}a${c} ${c} 0 0 0-${c} ${c}a${c} ${c} 0 0 0 ${c}-${c}`;
}

function half(x: number, y: number, corner: number): string {
  const c = CELL;
  return [
    `M${x} ${y}h${c}l-${c} ${c}z`,
    `M${x} ${y}h${c}v${c}z`,
    `M${x + c} ${y}v${c}h-${c}z`,
    `M${x} ${y}v${c}h${c}z`,
  ][corner] as string;
}

/** Concentric circles. */
function ripples(x: number, y: number, step: number, count: number): string {
  return Array.from({ length: count }, (_, index) => circle(x, y, step * (index + 1))).join('');
}

/** The functions that draw the patterns. */
export const patterns: Readonly<Record<CoverPattern, (draw: Draw) => Pattern>> = {
  arcs: (draw) => {
    const [x, y] = [draw(2) * SQUARE, draw(2) * SQUARE];
    return {
      shape: ripples(x, y, 40, 8),
      light: ripples(SQUARE - x, SQUARE - y, 40, 2),
      stroke: 14,
    };
  },
  bars: (draw) => {
    const bar = (x: number) => {
      const height = 32 * (1 + draw(9));
      return `M${x + 6} ${SQUARE}v-${height}h28v${height}z`;
    };
    const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => bar(column * 40));
    const [light = ''] = columns.splice(1 + draw(6), 1);
    return { shape: columns.join(''), light };
  },
  bands: (draw) => {
    const band = (at: number, width: number) =>
      `M${at} 0h${width}L${at + width - SQUARE} ${SQUARE}h-${width}z`;
    const lit = 1 + draw(5);
    const all = [0, 1, 2, 3, 4, 5, 6].map((index) => band(index * 92 + 20, 14 + draw(5) * 12));
    return { shape: all.filter((_, index) => index !== lit).join(''), light: all[lit] ?? '' };
  },
  dots: (draw) => tile(draw, (x, y) => circle(x + CELL / 2, y + CELL / 2, 10 + 6 * draw(5))),
  leaves: (draw) => tile(draw, (x, y) => leaf(x, y, draw(2))),
  mosaic: (draw) => tile(draw, (x, y) => half(x, y, draw(4))),
  pixels: (draw) => {
    const layers = { shape: '', light: '' };
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        const kind = draw(9);
        const layer = kind === 0 ? 'light' : 'shape';
        if (kind < 5) {
          // Mirrored, so that the pattern is symmetrical.
          layers[layer] += `M${column * 40} ${row * 40}h40v40h-40z`;
          layers[layer] += `M${(7 - column) * 40} ${row * 40}h40v40h-40z`;
        }
      }
    }
    return layers;
  },
  plates: (draw) => {
    const row = (y: number) =>
      CELLS.map((x) => {
        const height = 36 + 9 * draw(8);
        return `M${x} ${y}l34-${height}q6-8 12 0l34 ${height}z`;
      }).join('');
    return { shape: row(120) + row(320), light: row(220) };
  },
  quarters: (draw) => tile(draw, (x, y) => quarter(x, y, draw(4))),
  rings: (draw) => {
    const [x, y] = [CELL * (1 + draw(3)), CELL * (1 + draw(3))];
    return { shape: ripples(x, y, 44, 6), light: circle(x, y, 22), stroke: 20 };
  },
  tracks: (draw) => ({ ...tile(draw, (x, y) => track(x, y, draw(2))), stroke: 16 }),
  waves: (draw) => {
    const height = 12 + 8 * draw(4);
    const wave = (y: number) => `M-20 ${y}q40-${height} 80 0t80 0t80 0t80 0t80 0`;
    const lit = draw(7);
    const all = [20, 66, 112, 158, 204, 250, 296].map(wave);
    return {
      shape: all.filter((_, index) => index !== lit).join(''),
      light: all[lit] ?? '',
      stroke: 18,
    };
  },
};
