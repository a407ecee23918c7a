// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import TaskCheckbox from '.';

afterEach(cleanup);

describe('TaskCheckbox', () => {
  it('labels the checkboxes of a task list', () => {
    render(
      <>
        <TaskCheckbox type="checkbox" disabled checked readOnly />
        <TaskCheckbox type="checkbox" disabled />
      </>,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'To do' }).checked).toBe(false);
  });

  it("doesn't change other inputs or existing labels", () => {
    render(
      <>
        <TaskCheckbox type="text" aria-label="Harbor" />
        <TaskCheckbox type="checkbox" disabled aria-label="Paid" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Harbor' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Paid' })).toBeTruthy();
  });
});
