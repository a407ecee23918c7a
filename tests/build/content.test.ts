import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../src/commands/check/checkContent';
import { describeFinding } from '../../src/commands/check/finding';

const root = join(__dirname, '../..');

it('has content without findings of npm run check, except in older versions', async () => {
  const folders = ['docs', 'community', 'blog', 'src/pages', 'src/data', 'static'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(200);
  const findings = await checkContent(files, { root, before: () => undefined });
  expect(findings.map(describeFinding)).toEqual([]);
}, 120_000);
