import { describe, expect, it } from 'vitest';
import { coverColors, coverPatterns } from '../../../data/showcase/covers';
import { contrastRatio } from '../../../lib/contrast';
import { inks } from './colors';
import { COVER_HEIGHT, COVER_WIDTH, drawCover } from './drawCover';
import { drawFrom } from './seededRandom';
import { wrapTitle } from './wrapTitle';

const LARGEST_COVER = 1500;
const READABLE = 4.5;

describe('drawCover', () => {
  it('always draws the same cover for an entry, and different covers for different entries', () => {
    expect(drawCover({ title: 'Jest' })).toBe(drawCover({ title: 'Jest' }));
    expect(drawCover({ title: 'Jest' })).not.toBe(drawCover({ title: 'Metro' }));
  });

  it('has the size that the showcase requires: at least 640 wide, and not wider than 2:1', () => {
    expect(COVER_WIDTH).toBeGreaterThanOrEqual(640);
    expect(COVER_WIDTH / COVER_HEIGHT).toBeLessThanOrEqual(2);
    expect(drawCover({ title: 'Jest' })).toContain(
      `width="${COVER_WIDTH}" height="${COVER_HEIGHT}"`,
    );
  });

  it('draws all patterns as small files with rounded coordinates', () => {
    const drawn = coverPatterns.map((pattern) => drawCover({ title: 'Jest', cover: { pattern } }));
    expect(new Set(drawn).size).toBe(coverPatterns.length);
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(LARGEST_COVER);
      expect(svg).not.toMatch(/NaN|undefined|\.\d{3}/);
    }
  });

  it("uses the entry's colors", () => {
    expect(drawCover({ title: 'Jest', cover: { color: 'moss' } })).toContain(inks.moss.shape);
  });

  it('has readable text in all color sets', () => {
    for (const color of coverColors) {
      const { ground, light } = inks[color];
      expect(contrastRatio(ground, light), color).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('escapes special characters in the title', () => {
    expect(drawCover({ title: 'A&<b>' })).toContain('>A&amp;&lt;b&gt;<');
  });
});

describe('wrapTitle', () => {
  it('keeps a short title on one line, as large as possible', () => {
    expect(wrapTitle('Jest', 280, 256)).toEqual({ lines: ['Jest'], size: 58 });
  });

  it('breaks between words, after hyphens, and before dots, without losing characters', () => {
    expect(wrapTitle('React Native Testing Library', 280, 256).lines).toEqual([
      'React',
      'Native',
      'Testing',
      'Library',
    ]);
    expect(wrapTitle('blog.johnnyreilly.com', 280, 256).lines.join('')).toBe(
      'blog.johnnyreilly.com',
    );
    expect(wrapTitle('QA-Board', 150, 256).lines).toEqual(['QA-', 'Board']);
  });

  it('shrinks a long word so that it fits', () => {
    const { lines, size } = wrapTitle('Internationalization', 280, 256);
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(58);
  });
});

describe('drawFrom', () => {
  it('returns all integers below the bound sooner or later', () => {
    const draw = drawFrom('seed');
    const drawn = Array.from({ length: 200 }, () => draw(5));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
