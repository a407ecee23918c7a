import { expect, it } from 'vitest';
import { condense } from './condense';

const titles = ['Walls', 'Arches'];

it('leaves out sentences whose words are in the headings or in other sentences of the section', () => {
  const paragraphs = [
    'Build an arch from wedges. A wall has arches.',
    'Cut each wedge. Soak the cut wedges. Building arches from wedges is fun.',
  ];
  expect(condense([{ titles, paragraphs }])).toEqual([
    [
      'Build an arch from wedges.',
      'Cut each wedge. Soak the cut wedges. Building arches from wedges is fun.',
    ],
  ]);
});

it('keeps commands', () => {
  const paragraphs = ['Run a wall with npx.', 'A wall is run with npx.', 'HOT=run npx run wall'];
  expect(condense([{ titles: [...titles, 'Hot'], paragraphs }])[0]).toEqual([
    'Run a wall with npx.',
    'HOT=run npx run wall',
  ]);
});

it('keeps messages, and the first sentence of a section, and one of two sentences that say the same', () => {
  const paragraphs = [
    'An arch.',
    'The arch is dry.',
    'Error: The arch is dry.',
    'The arches are dry.',
  ];
  const again = { titles, paragraphs: paragraphs.slice(0, 2) };
  expect(condense([{ titles, paragraphs }, again])).toEqual([
    ['An arch.', 'Error: The arch is dry.'],
    ['An arch.', 'The arch is dry.'],
  ]);
});

it('leaves out sentences whose words are almost everywhere', () => {
  const sections = Array.from({ length: 300 }, (_, id) => ({
    titles,
    paragraphs: [`Brick ${id} is red.`, 'Use mortar.'],
  }));
  expect(condense(sections)[7]).toEqual(['Brick 7 is red.']);
  expect(condense(sections.slice(0, 39))[7]).toEqual(['Brick 7 is red.', 'Use mortar.']);
});
