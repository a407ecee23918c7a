import { describe, expect, it } from 'vitest';
import { toMarkdown } from './toMarkdown';

/** A built page with the given content. */
const page = (content: string) =>
  `<html><head><meta name=description content="About owls"><meta property=article:published_time content=2025-05-26T00:00:00Z><body><nav>Menu</nav><main><article><h1>Owls</h1>${content}<footer>Tags</footer></article></main>`;

const convert = (content: string) =>
  toMarkdown(page(content), (address) => new URL(address, 'https://owls.example/docs/owls/').href)
    .body;

/** The Markdown of some content, without the title of the page. */
const bodyOf = (content: string) => convert(content).replace('# Owls\n', '').trim();

const code = (lines: readonly string[]) =>
  `<pre class="prism-code language-js"><code>${lines
    .map((line) => `<div class=token-line><span class=token>${line}</span><br></div>`)
    .join('')}</code></pre>`;

describe('toMarkdown', () => {
  it('reads the title, the description, and the date, and leaves out navigation', () => {
    const text = toMarkdown(page('<p>Hoot.</p>'), String);
    expect(text).toEqual({
      title: 'Owls',
      description: 'About owls',
      date: '2025-05-26',
      body: '# Owls\n\nHoot.\n',
    });
  });

  it('converts all entries of a list, without their footers', () => {
    const entry = (name: string) =>
      `<article><h2>${name}</h2><p>Hoot.</p><footer>Tags</footer></article>`;
    const list = `<body><main><h1>Owls</h1>${entry('Barn')}${entry('Snowy')}</main>`;
    expect(toMarkdown(list, String).body).toBe('# Owls\n\n## Barn\n\nHoot.\n\n## Snowy\n\nHoot.\n');
  });

  it('stops at a page without content', () => {
    expect(() => toMarkdown('<body><div>Hoot.</div>', String)).toThrow('found no <article>');
  });

  it('resolves links and images, and describes images that are part of the page', () => {
    expect(
      bodyOf(
        '<p><a href=../mice/#food>Mice</a> <img src=/a.png alt=Owl> <img src="data:x" alt=Egg><img src="data:x"><img src=/cover.svg alt="">',
      ),
    ).toBe(
      '[Mice](https://owls.example/docs/mice/#food) ![Owl](https://owls.example/a.png) *Image: Egg*',
    );
  });

  it('shows an image that has a version for dark mode once', () => {
    const image = (mode: string) =>
      `<img src=/${mode}.png alt=Owl class="themedComponent_x themedComponent--${mode}_x">`;
    expect(bodyOf(`${image('light')}${image('dark')}`)).toBe(
      '![Owl](https://owls.example/light.png)',
    );
  });

  it('leaves out buttons, icons, hash links, and what is only for the page', () => {
    expect(
      bodyOf(
        '<h2>Food<a class=hash-link href=#food>#</a></h2><button>Copy</button><svg><title>Icon</title></svg><span aria-hidden=true>*</span><p data-page-only>Back</p><!-- -->',
      ),
    ).toBe('## Food');
  });

  it.each([
    '<form>Search</form>',
    '<label>Name</label>',
    '<nav>Pages</nav>',
    '<select><option>One</option></select>',
    '<style>a{}</style>',
    '<svg><text>Icon</text></svg>',
    '<textarea>Draft</textarea>',
    '<footer>Tags</footer>',
    '<a class=avatar__photo-link href=/team><img src=/a.png alt=Team></a>',
  ])('leaves out %s', (element) => {
    expect(bodyOf(`<p>Hoot.</p>${element}`)).toBe('Hoot.');
  });

  it('takes the text of a documentation page or a post without what surrounds it', () => {
    const titled = (text: string) => `<h1>Owls</h1><p>${text}</p>`;
    const bodyIn = (main: string) => toMarkdown(`<body><main>${main}</main>`, String).body;
    const doc = `<article><p>Version 2</p><div class=theme-doc-markdown>${titled('Doc.')}</div></article>`;
    expect(bodyIn(doc)).toBe('# Owls\n\nDoc.\n');
    expect(bodyIn(`<p>Back</p><article>${titled('Post.')}</article>`)).toBe('# Owls\n\nPost.\n');
  });

  it('writes what only Markdown has: rules without stars, and no invisible characters', () => {
    expect(bodyOf('<p>One\u200b\ufeff</p><hr><p>Two</p>')).toBe('One\n\n---\n\nTwo');
  });

  it('keeps the language, the title, and the lines of code', () => {
    expect(
      bodyOf(
        `<div class="language-js theme-code-block"><div class=codeBlockTitle_x1>owl.js</div><div>${code(['hoot(', '', '  1);'])}</div></div>`,
      ),
    ).toBe('```js title="owl.js"\nhoot(\n\n  1);\n```');
  });

  it('calls code with a title but without a language text, and drops empty lines at its end', () => {
    expect(
      bodyOf(
        '<div class=theme-code-block><div class=codeBlockTitle_x1>owl.txt</div><pre><code>hoot\n\n</code></pre></div>',
      ),
    ).toBe('```text title="owl.txt"\nhoot\n```');
    // A line of highlighted code can end with a line break.
    const lines = ['one', 'two'].map((line) => `<div class=token-line>${line}\n</div>`).join('');
    expect(bodyOf(`<pre class=language-js><code>${lines}</code></pre>`)).toBe(
      '```js\none\ntwo\n```',
    );
  });

  it('shows tabs one after the other, below their labels', () => {
    expect(
      bodyOf(
        '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>',
      ),
    ).toBe('**npm**\n\nOne\n\n**Yarn**\n\nTwo');
  });

  it('quotes admonitions below their type and title', () => {
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-tip"><div><span><svg></svg></span>${title}</div><div><p>Listen.</p></div></div>`;
    expect(bodyOf(admonition('tip'))).toBe('> **Tip**\n>\n> Listen.');
    expect(bodyOf(admonition('At night'))).toBe('> **Tip: At night**\n>\n> Listen.');
  });

  it('quotes framed examples below their caption', () => {
    expect(
      bodyOf('<figure><figcaption>At owls.example</figcaption><div><p>Hoot</p></div></figure>'),
    ).toBe('> **At owls.example**\n>\n> Hoot');
  });

  it('turns reference tables into tables whose names are not links', () => {
    expect(
      bodyOf(
        '<table><thead><tr><th>Name<th>Type<tbody><tr id=a><th><a href=#a><code>a</code></a> required<td><div><code>x | y</code></div></table>',
      ),
    ).toBe('| Name | Type |\n| - | - |\n| `a` required | `x \\| y` |');
  });

  it('shows collapsed text below its summary', () => {
    expect(bodyOf('<details><summary>More</summary><p>Text</p></details>')).toBe(
      '**More**\n\nText',
    );
  });

  it('shows the source of formulas and diagrams', () => {
    const formula =
      '<span class=katex><span class=katex-source><math><annotation encoding=application/x-tex> a^2 </annotation></math></span><span aria-hidden=true>a2</span></span>';
    expect(bodyOf(`<p>If ${formula}.</p><span class=katex-display>${formula}</span>`)).toBe(
      'If $a^2$.\n\n$$\na^2\n$$',
    );
    expect(bodyOf('<noscript><pre class=language-mermaid>a --> b</pre></noscript>')).toBe(
      '```mermaid\na --> b\n```',
    );
  });

  it('keeps footnotes and task lists', () => {
    expect(
      bodyOf(
        '<p>Owls<sup><a href=#user-content-fn-1 data-footnote-ref>1</a></sup></p><ul><li><input type=checkbox checked disabled> fed</ul><section data-footnotes><ol><li id=user-content-fn-1><p>And mice <a href=#x data-footnote-backref>↩</a></p></ol></section>',
      ),
    ).toBe('Owls[^1]\n\n- [x] fed\n\n[^1]: And mice');
  });

  it('separates facts that only styles separate', () => {
    expect(bodyOf('<p><time>May 26</time><span>110 changes</span></p>')).toBe('May 26 110 changes');
    expect(bodyOf('<p><a href=/x>Barn</a><a href=/y>Snowy</a></p>')).toBe(
      '[Barn](https://owls.example/x) [Snowy](https://owls.example/y)',
    );
  });
});
