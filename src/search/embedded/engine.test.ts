import { beforeAll, describe, expect, it } from 'vitest';
import { pages, records } from '../../../tests/search/corpus';
import { packText } from '../../lib/packedText';
import { makeRecords } from '../../plugins/searchIndex/makeRecords';
import { makeShards } from '../../plugins/searchIndex/makeShards';
import type { IndexablePage, Section } from '../../plugins/searchIndex/records';
import { Engine } from './engine';
import { joinTexts } from './shard';

const CURRENT = 'en/docs-default-current';
const OLD = 'en/docs-default-1.0';
const OTHER = 'en/default';

const shards = makeShards(records);
const engine = new Engine();

beforeAll(async () => {
  for (const [key, { headings, text }] of shards) {
    engine.addHeadings(key, headings);
    await engine.addText(key, text);
  }
});

const places = (query: string, keys: readonly string[] = [CURRENT, OTHER]): string[] =>
  engine
    .rank(query, keys)
    .sections.map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path));

describe('Engine', () => {
  it.each([
    ['a page title', 'Configuration', '/docs/configuration/'],
    ['a heading', 'writing a plugin', '/docs/plugins/#writing'],
    ['an identifier', 'onBrokenBricks', '/docs/configuration/#onBrokenBricks'],
    ['an identifier in lowercase', 'onbrokenbricks', '/docs/configuration/#onBrokenBricks'],
    ['the words of an identifier', 'broken bricks', '/docs/configuration/#onBrokenBricks'],
    ['a flag', '--mode', '/docs/cli/#mode'],
    ['a flag without its dashes', 'out-dir', '/docs/cli/#out-dir'],
    ['a scoped package', '@brickyard/plugin-arch', '/docs/plugins/#plugin-arch'],
    ['a package without its scope', 'plugin-arch', '/docs/plugins/#plugin-arch'],
    ['a package that is named like a page', '@quarry/mortar', '/docs/cli/#yard-build'],
    ['a file name', 'brickyard.config.ts', '/docs/configuration/'],
    ['a paraphrase', 'where is the plan written', '/docs/cli/#out-dir'],
    ['the start of a word', 'install', '/docs/installation/'],
    ['a file extension', '.ts ', '/docs/configuration/'],
    ['a typo', 'confguration', '/docs/configuration/'],
    ['a typo in an unfinished word', 'confgurat', '/docs/configuration/'],
    ['a plural', 'configurations', '/docs/configuration/'],
    ['a word without its accent', 'deja', '/docs/mortar/#deja-vu'],
    ['a keyword of the page', 'cement', '/docs/mortar/'],
    ['a keyword of a section', 'chimney', '/docs/plugins/#plugin-arch'],
    ['a keyword of the page and a word of a section', 'grout twice', '/docs/mortar/#deja-vu'],
    ['another inflection of a word', 'returning', '/docs/plugins/#writing'],
    ['a typo in a scoped package', '@brickyard/plugin-acrh', '/docs/plugins/#plugin-arch'],
    ['a doubled character', 'mortarr', '/docs/mortar/'],
    ['the rest of an identifier', 'siteCol', '/docs/configuration/#siteColor'],
    ['a heading without the generic words of the query', 'show my out-dir', '/docs/cli/#out-dir'],
    ['two words for one', 'con figuration', '/docs/configuration/'],
    ['an extra hyphen', 'con-figuration', '/docs/configuration/'],
    ['one word for two', 'outdir', '/docs/cli/#out-dir'],
    ['two words without a space', 'brokenbricks', '/docs/configuration/#onBrokenBricks'],
    ['a word run together with a common one', 'usingthe plugins', '/docs/plugins/'],
    ['a path to a field', 'yard.siteColor', '/docs/configuration/#siteColor'],
    ['a heading that is almost complete', 'configurati', '/docs/configuration/'],
    ['words in any order and case', 'PLUGINS using', '/docs/plugins/'],
  ])('finds %s first', (_kind, query, place) => {
    expect(places(query)[0]).toBe(place);
  });

  describe('with sections that contain the same words', () => {
    const [page] = pages;
    const section = (heading: string, anchor: string, text: string): Section => ({
      level: 2,
      heading,
      anchor,
      parents: ['Doors'],
      paragraphs: [text],
    });
    const small = new Engine();

    beforeAll(async () => {
      const sections = [
        { level: 1, heading: 'Doors', anchor: '', parents: [], paragraphs: [] },
        {
          ...section('Hall', 'hall', 'A red wall beside the door.'),
          keywords: ['large gate', 'entrance', 'lobby', 'foyer'],
        },
        section('Porch', 'porch', 'A red door beside the wall.'),
        section('Yard', 'yard', 'A large, large gate. Large is the gate, and a gate it is.'),
        {
          ...section('Gallery', 'gallery', 'Rooms.'),
          keywords: ['paint the fence', 'hang a long curtain'],
        },
        {
          ...section('Stairs', 'stairs', 'Steps.'),
          keywords: ['hang the fence', 'paint a long curtain'],
        },
        section('Reading room', 'reading', 'Books.'),
        section('Kitchen', 'kitchen', 'Meals that are ready are ready here, in the kitchen.'),
        section('Cellar', 'cellar', 'The lamp could not find a socket.'),
        {
          ...section(
            'Light',
            'light',
            'Find a lamp that fits the socket, and not the other way round.',
          ),
          keywords: ['socket'],
        },
        section('Library', 'library', 'Set shelf.height before you buy books.'),
        section('height', 'height', 'How high something is, in meters.'),
        section('Painting', 'painting', 'paint walls --color red'),
        section('--color', 'color', 'Paint the walls in this color. The default is red.'),
        section('Drying', 'drying', 'The plaster is still wet, so wait.'),
        section(
          'Problems',
          'troubleshooting',
          'The plaster is still wet: you started to paint walls too early, or the room was too cold.',
        ),
        { ...section('Chimney', 'chimney', 'Sweep it.'), keywords: ['smoke in every room'] },
        section(
          'Weather',
          'weather',
          'In cold weather, windows and doors stay closed, and the house is full of people and lamps.',
        ),
        section('oak', 'porch', 'A door, however old and however large it may be, is often red.'),
      ];
      const made = makeRecords([{ ...(page as IndexablePage), sections }], 'https://a.example');
      for (const [key, { headings, text }] of makeShards(made)) {
        small.addHeadings(key, headings);
        await small.addText(key, text);
      }
    });

    const anchors = (query: string): string[] =>
      small.rank(query, [CURRENT]).sections.map(({ anchor }) => anchor);

    it('finds a member of an object where it is described without the object', () => {
      expect(anchors('shelf.height')).toEqual(expect.arrayContaining(['library', 'height']));
    });

    it('prefers three or more words that are next to each other, as they were typed', () => {
      expect(anchors('red wall beside')[0]).toBe('hall');
      expect(anchors('red door beside')[0]).toBe('porch');
    });

    it('prefers a section that readers call by these words to one that only contains them', () => {
      expect(anchors('large gate')[0]).toBe('hall');
    });

    it('prefers the section where a single search phrase says the same', () => {
      expect(anchors('paint the fence')[0]).toBe('gallery');
      expect(anchors('hang the fence')[0]).toBe('stairs');
    });

    it('treats a longer query that matches almost word for word as a quotation', () => {
      expect(anchors('lamp could not find a socket')[0]).toBe('cellar');
      expect(anchors('lamp find socket')[0]).toBe('light');
    });

    it('prefers a section about errors that contains the same words', () => {
      expect(anchors('plaster is still wet')[0]).toBe('troubleshooting');
    });

    it('tolerates missing words in a long question', () => {
      expect(anchors('house cold windows broken smoke detector room')[0]).toBe('chimney');
    });

    it('prefers the section about a flag to commands that contain it', () => {
      expect(anchors('paint walls --color red')[0]).toBe('color');
    });

    it('corrects a word even if it has the stem of another word by accident', () => {
      expect(anchors('readiing')[0]).toBe('reading');
    });

    it('returns each place once', () => {
      expect(anchors('door red').filter((anchor) => anchor === 'porch')).toHaveLength(1);
    });
  });

  it('ranks documentation above a post of the same name', () => {
    const found = places('using plugins');
    expect(found[0]).toBe('/docs/plugins/');
    expect(found).toContain('/blog/plugins/');
  });

  it('searches only the requested version', () => {
    expect(places('configuration', [OLD])).toEqual(['/docs/1.0/configuration/']);
    expect(places('configuration')).not.toContain('/docs/1.0/configuration/');
  });

  it('accepts sections with some of the words if few contain all of them, but ranks them lower', () => {
    const found = places('plan walls unicorns description');
    expect(found[0]).toBe('/docs/');
    expect(places('unicorns')).toEqual([]);
  });

  it('returns weak matches if there are no better ones', () => {
    expect(places('vaults unicorns dragons')).toEqual(['/docs/plugins/#plugin-arch']);
  });

  it('finds a word that is in every section', async () => {
    const { headings, text } = shards.get(CURRENT) ?? expect.fail('no shard');
    const every = new Engine();
    every.addHeadings(CURRENT, headings);
    const full = joinTexts(headings.headings.map(() => ['', 'everywhere']));
    await every.addText(CURRENT, { ...text, ...packText(full, headings.headings) });
    expect(every.rank('everywhere', [CURRENT]).sections.length).toBeGreaterThan(5);
  });

  it('searches only headings for one or two characters', () => {
    expect(places('ya')).toEqual(['/docs/cli/#yard-build']);
  });

  it('completes a single character only if no other words were typed', () => {
    expect(places('y')).toContain('/docs/cli/#yard-build');
    expect(places('mortar y')).toEqual(places('mortar '));
    expect(places('mortar ya')).toContain('/docs/cli/#yard-build');
  });

  it('returns the query with its typos corrected', () => {
    const notes = (query: string) =>
      engine.answer({ indexName: 'bricks', query }, [CURRENT], '').notes?.repairedQuery;
    expect(notes('confguration')).toBe('configuration');
    expect(notes('configuration')).toBeUndefined();
    expect(notes('instlalation')).toBe('installation');
    // This is another inflection of a known word.
    expect(notes('installs')).toBeUndefined();
    // This is the start of a word that no heading contains.
    expect(notes('chim')).toBeUndefined();
  });

  it('shows an excerpt only if it has more of the words than the heading, and not just a few', () => {
    const first = (query: string) =>
      engine.answer({ indexName: 'bricks', query }, [CURRENT], '').hits[0];
    expect(first('vaults drawn')).toMatchObject({ anchor: 'plugin-arch', type: 'content' });
    expect(first('vaults for a chimney with smoke')).toMatchObject({
      anchor: 'plugin-arch',
      type: 'lvl2',
    });
    expect(first('writing a plugin')).toMatchObject({ anchor: 'writing', type: 'lvl2' });
  });

  it("doesn't correct words to words of versions that aren't searched", () => {
    expect(engine.rank('verson', [OLD]).words[0]?.meant).toBe('version');
    expect(engine.rank('verson', [CURRENT]).words[0]?.meant).toBe('verson');
  });

  it('also searches for inflections of a corrected word', () => {
    const [word] = engine.rank('plguin walls', [CURRENT]).words;
    expect(word?.meant).toBe('plugin');
    expect(places('plguin walls')).toContain('/docs/plugins/');
  });

  it.each([
    '',
    '   ',
    '<script>',
    '🧱',
    '"',
    '../../etc',
    '__proto__',
    'constructor',
    '\u0000',
    'a-\u0301',
    '\u0301',
    'İ',
    'ﬁ',
    'how to be or the',
    '.*+?^$ {}()|[]\\',
    '(?<=a)+ [^',
    'مرحبا بالعالم',
    '你好世界',
    'สวัสดี',
    '\ud83e',
    'wall '.repeat(3000),
    'x'.repeat(100_000),
    '~wall',
    'hasOwnProperty toString valueOf',
  ])('answers the query %j', (query) => {
    const request = { indexName: 'bricks', query };
    const { hits, nbHits } = engine.answer(request, [CURRENT, OTHER], 'https://bricks.example');
    expect(hits.length).toBe(Math.min(20, nbHits));
  });

  it('answers from headings before the text has loaded, and from the text afterward', async () => {
    const early = new Engine();
    const { headings, text } = shards.get(CURRENT) ?? expect.fail('no shard');
    early.addHeadings(CURRENT, headings);
    expect(early.rank('mode', [CURRENT]).sections[0]?.anchor).toBe('mode');
    expect(early.rank('vaults', [CURRENT]).sections).toEqual([]);
    await early.addText(CURRENT, text);
    expect(early.rank('vaults', [CURRENT]).sections[0]?.anchor).toBe('plugin-arch');
  });
});
