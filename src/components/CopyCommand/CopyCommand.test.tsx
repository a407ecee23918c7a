// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import CopyCommand from '.';

const COMMAND = 'npm create docusaurus@latest my-website classic';

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('CopyCommand', () => {
  it('copies the command and confirms it', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    render(<CopyCommand command={COMMAND} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy command' }));
    expect(await screen.findByText('Command copied to the clipboard')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(COMMAND);
  });

  it("explains what to do if the clipboard isn't available", async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    render(<CopyCommand command={COMMAND} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy command' }));
    expect(
      await screen.findByText(
        'The clipboard isn’t available. Select the command and copy it manually.',
      ),
    ).toBeTruthy();
  });
});
