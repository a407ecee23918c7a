import { expect, it } from 'vitest';
import { feedHtml } from './feedHtml';

it('keeps text and links, and removes what only works on the page', () => {
  const page = `
    <h2 class="anchor" id="x">Head<a href="https://a.example/#x" class="hash-link">&#8203;</a></h2>
    <!-- --><p style="color:red">One <a class="" href="https://a.example/" target="_blank">link</a>.</p>
    <div class="card"><p>Two</p><script>alert(1)</script><button>Copy</button></div>`;
  expect(feedHtml(page).replace(/\s+/g, ' ')).toBe(
    '<h2>Head</h2> <p>One <a href="https://a.example/">link</a>.</p> <p>Two</p>',
  );
});

it('turns code blocks into preformatted text below their title', () => {
  const block = `<div class="language-js theme-code-block"><div class="codeBlockTitle_x">a.js</div>
    <div><pre class="prism-code"><code><div class="token-line"><span class="token">if</span> (a &lt; 1) {<br></div><div class="token-line"><span>\n</span><br></div><div class="token-line">}<br></div></code></pre>
    <div><button>Copy</button></div></div></div>`;
  expect(feedHtml(block)).toBe(
    '<p><strong>a.js</strong></p><pre><code>if (a &lt; 1) {\n\n}</code></pre>',
  );
});

it('shows each tab below its label, including nested tabs', () => {
  const tabs = (first: string) =>
    `<div class="tabs-container"><ul role="tablist"><li role="tab">A</li><li role="tab">B</li></ul><div><div role="tabpanel">${first}</div><div role="tabpanel" hidden><p>b</p></div></div></div>`;
  expect(feedHtml(tabs(tabs('<p>a</p>')))).toBe(
    '<p><strong>A</strong></p><p><strong>A</strong></p><p>a</p><p><strong>B</strong></p><p>b</p><p><strong>B</strong></p><p>b</p>',
  );
});

it('turns admonitions into block quotes', () => {
  const note =
    '<div class="theme-admonition"><div><span><svg></svg></span>note</div><div><p>Words.</p></div></div>';
  expect(feedHtml(note)).toBe('<blockquote><p><strong>Note</strong></p><p>Words.</p></blockquote>');
});

it('links to the cover image, and replaces other inline images with their alt text', () => {
  const pictures =
    '<p><img src="data:image/svg+xml,a" alt="Cover" class="x"></p><p><img src="data:image/svg+xml,b" alt="A plan"></p>';
  expect(feedHtml(pictures, 'https://a.example/cover.png')).toBe(
    '<p><img src="https://a.example/cover.png" alt="Cover"></p><p><em>A plan</em></p>',
  );
});
