import { describe, expect, it } from 'vitest';
import { boardAddress } from './boardAddress';

const board = 'https://feedback.example.org/board';

describe('boardAddress', () => {
  it('returns the URL of the board for the page itself', () => {
    expect(boardAddress(board, '')).toBe(board);
  });

  it('appends the path below the page', () => {
    expect(boardAddress(board, 'p/dark-mode/')).toBe(`${board}/p/dark-mode/`);
    expect(boardAddress(`${board}/`, 'p/')).toBe(`${board}/p/`);
  });

  it("keeps the query string of the board's URL", () => {
    expect(boardAddress(`${board}?theme=dark`, '')).toBe(`${board}?theme=dark`);
  });

  it('never leaves the board', () => {
    expect(boardAddress(board, '../admin/')).toBe(board);
    expect(boardAddress(board, '//evil.example/')).toContain(`${board}/`);
    expect(boardAddress(board, 'https://evil.example/')).toContain(`${board}/`);
  });
});
