// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import SidebarFocus from '.';

afterEach(cleanup);

/** Stands for the theme's button, which reacts to every key. */
function Sidebar({ isCollapsed, onPress }: { isCollapsed: boolean; onPress: () => void }) {
  return (
    <aside className="theme-doc-sidebar-container">
      <button type="button" className="button" hidden={isCollapsed}>
        Collapse
      </button>
      {isCollapsed && (
        <SidebarFocus>
          {/* biome-ignore lint/a11y/useSemanticElements: the theme's button isn't one either. */}
          <div role="button" tabIndex={0} onKeyDown={onPress}>
            Expand
          </div>
        </SidebarFocus>
      )}
    </aside>
  );
}

it('moves the focus between the two buttons', () => {
  const onPress = vi.fn();
  const { rerender } = render(<Sidebar isCollapsed={false} onPress={onPress} />);
  screen.getByText('Collapse').focus();
  rerender(<Sidebar isCollapsed={true} onPress={onPress} />);
  expect(document.activeElement).toBe(screen.getByText('Expand'));
  rerender(<Sidebar isCollapsed={false} onPress={onPress} />);
  expect(document.activeElement).toBe(screen.getByText('Collapse'));
});

it('leaves the focus where a reader has put it', () => {
  const onPress = vi.fn();
  const { rerender } = render(
    <>
      <input />
      <Sidebar isCollapsed={false} onPress={onPress} />
    </>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <>
      <input />
      <Sidebar isCollapsed={true} onPress={onPress} />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('only Enter and Space press the button, and do nothing else', () => {
  const onPress = vi.fn();
  render(<Sidebar isCollapsed={true} onPress={onPress} />);
  const button = screen.getByText('Expand');
  expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(2);
});
