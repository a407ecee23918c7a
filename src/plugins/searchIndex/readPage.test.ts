import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

const head = (tag: string, more = ''): string =>
  `<head><title>Bricks | Site</title><meta name=docsearch:language content=en><meta name=docsearch:version content=2.1><meta name=docsearch:docusaurus_tag content=${tag}>${more}</head>`;

const doc = (body: string, tag = 'docs-default-current', more = ''): string =>
  `<!doctype html><html lang=en class="plugin-docs">${head(tag, more)}<body><nav class=navbar><a class="navbar__link navbar__link--active">Docs</a></nav><main><article><nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a href=/></a><li class=breadcrumbs__item>Masonry<li class=breadcrumbs__item>Bricks</ul></nav><div class="theme-doc-markdown markdown"><header><h1>Bricks</h1></header>${body}</div></article></main></body></html>`;

describe('readPage', () => {
  it('reads a page with its version and category', () => {
    const keywords = '<meta name=keywords content="clinker, stone">';
    const html = doc('<p>Walls are made of them.', undefined, keywords);
    expect(readPage(html, '/docs/bricks/')).toEqual({
      path: '/docs/bricks/',
      language: 'en',
      tag: 'docs-default-current',
      version: '2.1',
      area: 'Masonry',
      rank: 100,
      keywords: ['clinker', 'stone'],
      sections: [
        {
          level: 1,
          heading: 'Bricks',
          anchor: '',
          parents: [],
          paragraphs: ['Walls are made of them.'],
        },
      ],
    });
  });

  it('leaves out keywords that the title or the text below it contains', () => {
    const keywords = '<meta name=keywords content="bricks, Clay walls, clinker, mortar">';
    const html = doc('<p>Build clay walls.<h2 id=m>More</h2><p>Use mortar.', undefined, keywords);
    expect(readPage(html, '/docs/bricks/')?.keywords).toEqual(['clinker', 'mortar']);
  });

  it('reads the pages of a deploy preview, but none with its own noindex', () => {
    const preview = '<meta name=robots content=noindex data-preview=true>';
    expect(readPage(doc('<p>a', 'default', preview), '/x/')).toBeDefined();
    const own = '<meta name=robots content=noindex>';
    expect(readPage(doc('<p>a', 'default', preview + own), '/x/')).toBeUndefined();
  });

  it.each([
    ['says noindex', doc('<p>a', 'default', '<meta name=robots content="noindex, nofollow">')],
    [
      'says noindex as a property',
      doc('<p>a', 'default', '<meta property=robots content=noindex>'),
    ],
    ['is a list', doc('<p>a', 'blog_posts_list')],
    ['is an archive', doc('<p>a', 'default').replace('plugin-docs', 'blog-wrapper plugin-blog')],
    ['has no main element', '<html><head><title>a</title></head><body><p>b</body></html>'],
  ])('skips a page that %s', (_reason, html) => {
    expect(readPage(html, '/x/')).toBeUndefined();
  });

  it('splits a page at its headings and keeps their IDs', () => {
    const html = doc(
      '<p>First<p>Second <a href=#x>link</a> text<h2 id=size>Size<a class=hash-link href=#size>​</a></h2><p>Small<h3 id=width>Width</h3><ul><li>one<li>two</ul>',
    );
    expect(readPage(html, '/docs/bricks/')?.sections).toEqual([
      {
        level: 1,
        heading: 'Bricks',
        anchor: '',
        parents: [],
        paragraphs: ['First', 'Second link text'],
      },
      { level: 2, heading: 'Size', anchor: 'size', parents: ['Bricks'], paragraphs: ['Small'] },
      {
        level: 3,
        heading: 'Width',
        anchor: 'width',
        parents: ['Bricks', 'Size'],
        paragraphs: ['one', 'two'],
      },
    ]);
  });

  it('skips code blocks, navigation, and what is only for the page, but keeps inline code', () => {
    const html = doc(
      '<p>Use <code>--mode</code> here.<div class=theme-code-block><pre><code>secret</code></pre></div><nav>also</nav><button>and</button><ul data-page-only><li>this</ul>',
    );
    expect(readPage(html, '/docs/bricks/')?.sections[0]?.paragraphs).toEqual(['Use --mode here.']);
  });

  it('skips samples, and the sentences that only introduce them', () => {
    const code = '<div class=theme-code-block><pre><code>wall()</code></pre></div>';
    const html = doc(
      `<p>Walls are red. To paint one, add this code:</p>${code}<p>It looks like this:</p><figure><p>Red</figure><p>You need:<ul><li>paint</ul>`,
    );
    const { paragraphs } = readPage(html, '/docs/bricks/')?.sections[0] ?? {};
    expect(paragraphs).toEqual(['Walls are red.', 'You need:', 'paint']);
  });

  it('skips types and defaults, which readers do not search for', () => {
    const html = doc(
      '<ul><li>Type: <code>string</code><li>Default: none</ul><p>Types: see below.</p>',
    );
    const { paragraphs } = readPage(html, '/docs/bricks/')?.sections[0] ?? {};
    expect(paragraphs).toEqual(['Types: see below.']);
  });

  const block = (language: string, ...lines: string[]): string =>
    `<div class="${language} theme-code-block"><pre><code>${lines
      .map((line) => `<span class=token-line>${line}<br></span>`)
      .join('')}</code></pre><button>TypeError: Copy</button></div>`;

  it.each([
    [
      'messages in code',
      block(
        'language-js',
        'build();',
        '<span>[ERROR]</span> Brick 7 is broken.',
        'Error: no mortar',
      ),
      ['[ERROR] Brick 7 is broken.', 'Error: no mortar'],
    ],
    [
      'output that contains a message',
      block('language-text', 'at wall.js', '', 'TypeError: wall is not a function', '  - row 7'),
      ['at wall.js TypeError: wall is not a function - row 7'],
    ],
    [
      'an exception',
      block('language-text', 'MortarException: too dry (2:14)'),
      ['MortarException: too dry (2:14)'],
    ],
    ['no other output', block('language-text', 'bricks', 'walls'), []],
    [
      'output that the text calls an error or a warning',
      `<p>An error. The build prints this warning:</p>${block('language-text', 'Brick 7 is old')}<p>It fails:</p>${block('', 'Brick 7 is missing')}`,
      [
        'An error. The build prints this warning:',
        'Warning: Brick 7 is old',
        'It fails:',
        'Error: Brick 7 is missing',
      ],
    ],
    [
      'output that the text calls a message',
      `<p>You see this message:</p>${block('language-text', 'The wall is done')}`,
      ['You see this message:', 'Message: The wall is done'],
    ],
    [
      'no drawings and no code after such a text',
      `<p>To fix the error, move the brick:</p>${block('language-text', 'wall', '└── brick')}<p>This error:</p>${block('language-js', 'build()')}`,
      [],
    ],
    [
      'commands, without comments',
      block('language-bash', '# Builds the wall.', 'npm run build --', 'yard --mode final'),
      ['npm run build -- yard --mode final'],
    ],
    [
      'no commands in tabs that are not selected',
      `<div role=tabpanel>${block('language-bash', 'npm i')}</div><div role=tabpanel hidden>${block('language-bash', 'yarn')}</div>`,
      ['npm i'],
    ],
  ])('reads %s, because readers paste them', (_what, blocks, paragraphs) => {
    expect(readPage(doc(blocks), '/docs/bricks/')?.sections[0]?.paragraphs).toEqual(paragraphs);
  });

  it('reads all output in sections about errors, because their sentences describe it in other words', () => {
    const output = block('language-text', 'Could not parse the wall');
    const paragraphs = (anchor: string) => {
      const html = doc(`<h2 class=anchor id=${anchor}>Fix walls</h2><p>It stops:</p>${output}`);
      return readPage(html, '/docs/bricks/')?.sections[1]?.paragraphs;
    };
    expect(paragraphs('wall-errors')).toEqual(['It stops:', 'Message: Could not parse the wall']);
    expect(paragraphs('no-errors-here')).toEqual([]);
  });

  it('creates a section for a table row that starts with an option', () => {
    const html = doc(
      '<h2 id=options>Options</h2><table><thead><tr><th>Name<th>Default<th>Meaning</thead><tbody><tr id=opt-bond><td><code>bond</code><td><code>running</code><td>How bricks overlap.<tr><td>plain<td>row<td>text</table><p>After',
    );
    expect(readPage(html, '/docs/bricks/')?.sections.slice(1)).toEqual([
      {
        level: 2,
        heading: 'Options',
        anchor: 'options',
        parents: ['Bricks'],
        paragraphs: ['plain · row · text', 'After'],
      },
      {
        level: 3,
        heading: 'bond',
        anchor: 'opt-bond',
        parents: ['Bricks', 'Options'],
        paragraphs: ['How bricks overlap.'],
      },
    ]);
  });

  it('reads a row or a term without an anchor as a paragraph of its section', () => {
    const html = doc(
      '<h2 id=options>Options</h2><table><tr><td><code>bond</code><td>How bricks overlap.<tr><td><code>mortar</code></table><dl><dt><code>yard</code><dd>A place.</dl>',
    );
    expect(readPage(html, '/docs/bricks/')?.sections.slice(1)).toEqual([
      {
        level: 2,
        heading: 'Options',
        anchor: 'options',
        parents: ['Bricks'],
        paragraphs: ['bond · How bricks overlap.', 'mortar', 'yard · A place.'],
      },
    ]);
  });

  it('skips lists of next steps, because they repeat what other pages say', () => {
    const html = doc(
      '<p>Text<h2 id=next>Next steps</h2><ul><li>Walls: Build one.</ul><h3 id=more>More</h3>',
    );
    expect(readPage(html, '/docs/bricks/')?.sections.map(({ heading }) => heading)).toEqual([
      'Bricks',
    ]);
  });

  it('reads tables whose optional end tags were removed by the minifier', () => {
    const html = doc(
      '<h2 id=options>Options</h2><table><thead role=rowgroup><tr role=row><th scope=col>Name<th scope=col>Type<tbody role=rowgroup><tr role=row id=bond><th scope=row><a href=#bond><code>bond</code></a><td><div><code>string</code></div><tr role=row id=mortar><th scope=row><a href=#mortar><code>mortar</code></a><td><div>any</div></table><p>After',
    );
    const sections = readPage(html, '/docs/bricks/')?.sections.slice(1);
    expect(
      sections?.map(({ heading, anchor, paragraphs }) => [heading, anchor, paragraphs]),
    ).toEqual([
      ['Options', 'options', ['After']],
      ['bond', 'bond', ['string']],
      ['mortar', 'mortar', ['any']],
    ]);
  });

  it('uses the navbar item as the area of pages without a category, and recognizes posts', () => {
    const post = doc('<p>News', 'default')
      .replace('plugin-docs', 'blog-wrapper blog-post-page plugin-blog')
      .replace(/<nav class=theme-doc-breadcrumbs>.*?<\/nav>/, '');
    expect(readPage(post, '/blog/a/')).toMatchObject({ area: 'Docs', rank: 25 });
  });
});
