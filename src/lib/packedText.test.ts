import { describe, expect, it } from 'vitest';
import { packText, unpackText } from './packedText';

describe('packText', () => {
  it.each([
    ['', 'One two. Three-Four, (five)  six…', 'ONE «deux» 3rd iPhone Éclair'],
    ['words, more words', '! " # \\ \' ~ end!', 'İ ﬁ 你好世界 🧱 a\u0301'],
    [' space around ', '-', 'A B c D', 'ends with a space '],
    ['', "useColorMode isn’t one. It is: A hook? no! iPhone. Don't Stop, I'm", 'Introduction'],
  ])('packs %j so that unpackText restores it', (...parts) => {
    const text = parts.join('\n');
    expect(unpackText(packText(text, ['Introduction']), ['Introduction'])).toBe(text);
    expect(unpackText(packText(text, []), [])).toBe(text);
  });

  it('does not list words of the other texts again', () => {
    const others = Array.from({ length: 100 }, (_, index) => `other${index}`).join(' ');
    const { words } = packText(`${others} ${others} walls`, ['Build walls']);
    expect(words).toContain('other0');
    expect(words).not.toContain('walls');
  });

  it('gives each word its own character, and none that JSON would escape', () => {
    const all = Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ');
    const { text } = packText(all, []);
    expect(new Set(text).size).toBe(20_000);
    expect(JSON.stringify(text)).toHaveLength(20_002);
  });
});

it.each(['\ud7ff', '"'])('unpackText rejects a character that is not in the list: %j', (sign) => {
  expect(() => unpackText({ words: ['wall'], text: `#${sign}` }, [])).toThrow('damaged');
});
