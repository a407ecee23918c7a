import { describe, expect, it } from 'vitest';
import { linkedTwin } from '.';
import { fullText, overview, type Twin, twinFile } from './texts';

const ROOT = 'https://owls.example/';

const twin = (path: string, more: Partial<Twin> = {}): Twin => ({
  title: path,
  description: `About ${path}`,
  date: undefined,
  body: `# ${path}\n`,
  url: `${ROOT}${path}/`,
  twinUrl: `${ROOT}${path}.md`,
  ...more,
});

const versionOf = (label: string, path: string, isLatest: boolean, pages: readonly string[]) => ({
  label,
  path,
  isLatest,
  areas: new Map(pages.map((page) => [`${ROOT}${page}/`, 'Guides'])),
});

const versions = [
  versionOf('Next', '/docs/', true, ['docs/b', 'docs/a', 'docs/none']),
  versionOf('1.0', '/docs/1.0/', false, ['docs/1.0/a']),
];

const twins = [
  twin('docs/a'),
  twin('docs/b'),
  twin('docs/1.0/a'),
  twin('blog/early', { date: '2020-01-01' }),
  twin('blog/later', { date: '2024-01-01' }),
  twin('blog/late', { date: '2024-01-01' }),
  twin('blog'),
  twin('blog/page/2'),
  twin('showcase'),
  twin('changelog/1.0', { title: '1.0 [beta]', description: '' }),
];

describe('twinFile', () => {
  it('starts with the facts that are known', () => {
    expect(twinFile(twin('docs/a', { title: 'A "b"' }), versions)).toBe(
      '---\ntitle: "A \\"b\\""\ndescription: "About docs/a"\nurl: "https://owls.example/docs/a/"\nversion: "Next"\n---\n\n# docs/a\n',
    );
    expect(twinFile(twin('blog/new', { date: '2024-01-01' }), versions)).toContain(
      'url: "https://owls.example/blog/new/"\ndate: "2024-01-01"\n---',
    );
  });
});

describe('fullText', () => {
  it('contains the pages of a version in the order of its sidebars', () => {
    const text = fullText(versions[0] as (typeof versions)[0], twins);
    expect(text.match(/^# .+/gm)).toEqual(['# docs/b', '# docs/a']);
    expect(text).toContain('<!-- https://owls.example/docs/a/ -->\n\n# docs/a');
    expect(text).toMatch(/^<!-- Documentation Next: 2 pages\. /);
  });
});

describe('overview', () => {
  const text = overview({ title: 'Owls', description: 'Hoot.', root: ROOT }, versions, twins);

  it('says what the site is and how to read it', () => {
    expect(text.startsWith('# Owls\n\n> Hoot.\n\nAll links')).toBe(true);
    expect(text).toContain('version 1.0 has its pages below https://owls.example/docs/1.0/.');
  });

  it('lists the latest documentation in order, new posts first, and full texts', () => {
    expect(text.match(/^## .+|\(http.+?\)/gm)).toEqual([
      '## Guides (Next)',
      '(https://owls.example/docs/b.md)',
      '(https://owls.example/docs/a.md)',
      '## Showcase',
      '(https://owls.example/showcase.md)',
      '## Blog',
      '(https://owls.example/blog/late.md)',
      '(https://owls.example/blog/later.md)',
      '(https://owls.example/blog/early.md)',
      '## Documentation as one text',
      '(https://owls.example/llms-full.txt)',
      '(https://owls.example/docs/1.0/llms-full.txt)',
      '## Optional',
      '(https://owls.example/changelog/1.0.md)',
    ]);
    expect(text).toContain('- [1.0 \\[beta\\]](https://owls.example/changelog/1.0.md)\n');
  });
});

describe('linkedTwin', () => {
  it('finds the link in minified and plain HTML, and no other link', () => {
    expect(
      linkedTwin(
        '<link rel=alternate href=/a/><link rel=alternate type=text/markdown href=/a.md />',
      ),
    ).toBe('/a.md');
    expect(linkedTwin('<link rel="alternate" type="text/markdown" href="/a.md">')).toBe('/a.md');
    expect(
      linkedTwin('<link rel=alternate type=application/rss+xml href=/rss.xml>'),
    ).toBeUndefined();
  });
});
