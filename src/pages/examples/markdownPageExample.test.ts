import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the page shows the actual source code of the component', () => {
  const shown = /```tsx title="[^"]*_StepCounter\.tsx"\n([\s\S]*?)```/.exec(
    read('./markdownPageExample.mdx'),
  );
  expect(shown?.[1]).toBe(read('./_StepCounter.tsx'));
});
