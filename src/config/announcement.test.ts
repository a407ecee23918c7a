import { expect, it } from 'vitest';
import { announcedVersion, announcementOn } from './announcement';

it('announces the release on a day before the last one', () => {
  expect(announcementOn('2026-01-31')?.content).toContain(`/blog/releases/${announcedVersion}/`);
});

it('announces nothing after the last day', () => {
  expect(announcementOn('9999-01-01')).toBeUndefined();
});
