import { expect, it } from 'vitest';
import { withoutCodeColors } from './withoutCodeColors';

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
