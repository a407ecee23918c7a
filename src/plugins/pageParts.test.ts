import { expect, it } from 'vitest';
import { pageParts, withoutCodeColors } from './pageParts';

it('keeps the lines and the text of code, and everything else', () => {
  const line = (text: string) =>
    `<p>1 &lt; 2</p><span class="token-line" style="color:red">${text}</span>`;
  expect(
    withoutCodeColors(
      line(
        '<span class="token keyword" style="color:red">let</span><span class="token plain"> a</span>',
      ),
    ),
  ).toBe(line('let a'));
});

it('leaves colors that contain elements', () => {
  const html = '<span class="token plain">a<br></span>';
  expect(withoutCodeColors(html)).toBe(html);
});

it('splits a page, without its sidebar and its footer', () => {
  const html =
    '<html lang=en><head><title>Owls</title></head><body><nav class=navbar><a>Docs</a></nav><aside>Pages</aside><main><p><span class="token plain">Hoot</span></main><footer>Links</footer>';
  expect(pageParts(html)).toEqual({
    head: '<html lang=en><head><title>Owls</title></head>',
    navbar: '<nav class=navbar><a>Docs</a>',
    main: '<main><p>Hoot',
  });
});

it('finds no parts in a page that has none', () => {
  const parts = pageParts('<html><body><p>Hoot');
  expect(parts).toEqual({ head: '<html>', navbar: '', main: '' });
});
