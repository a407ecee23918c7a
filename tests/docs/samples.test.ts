import { afterAll, expect, it } from 'vitest';
import { checkSamples, foreign, VERIFIED } from './checkSamples';
import { readPages } from './pages';
import { release } from './release';

const pages = readPages().filter(({ samples }) => samples.length > 0);
const counts = { verified: 0, excepted: 0, shown: 0 };
for (const sample of pages.flatMap(({ samples }) => samples)) {
  const kind =
    !VERIFIED.test(sample.language) || sample.rendered
      ? 'shown'
      : sample.unverified
        ? 'excepted'
        : 'verified';
  counts[kind] += 1;
}

it.concurrent.each(pages.map((page) => [page.file, page] as const))(
  '%s has samples that the release accepts',
  async (_file, page) => {
    const problems = await checkSamples(page);
    expect(problems, problems.join('\n')).toEqual([]);
  },
);

it('has few unverified samples', () => {
  expect(counts.excepted / counts.verified).toBeLessThan(0.05);
});

afterAll(() => {
  console.log(
    `${release.version}: ${counts.verified} samples verified, ${counts.excepted} unverified, ${counts.shown} in languages that can't be verified.\n` +
      `Imported modules that aren't installed with the release and weren't checked: ${[...foreign].sort().join(', ') || 'none'}.`,
  );
});
