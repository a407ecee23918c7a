// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import TaskCheckbox from '.';

afterEach(cleanup);

describe('TaskCheckbox', () => {
  it('names the marks of a task list', () => {
    render(
      <>
        <TaskCheckbox type="checkbox" disabled checked readOnly />
        <TaskCheckbox type="checkbox" disabled />
      </>,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'To do' }).checked).toBe(false);
  });

  it('leaves other inputs and given names alone', () => {
    render(
      <>
        <TaskCheckbox type="text" aria-label="Harbour" />
        <TaskCheckbox type="checkbox" disabled aria-label="Paid" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Harbour' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Paid' })).toBeTruthy();
  });
});
