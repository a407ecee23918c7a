import { expect, it } from 'vitest';
import { versionLabelIn } from './versionLabelIn';

const version = (name: string, label: string, path: string) => ({ name, label, path });
const instances = {
  default: {
    versions: [version('current', 'Canary', '/docs'), version('3.8.0', '3.8.0', '/docs/3.8.0')],
  },
  community: { versions: [version('current', 'Next', '/community')] },
};

it.each([
  ['/docs/', 'Canary'],
  ['/docs/cli/#build', 'Canary'],
  ['/docs/3.8.0/cli/', '3.8.0'],
  ['/docs/3.8.0', '3.8.0'],
  ['https://docs.example.org/docs/3.8.0/cli/?a=1', '3.8.0'],
  ['/docsearch/', undefined],
  ['/community/support/', undefined],
  ['/blog/docs/', undefined],
])('returns the version of %s: %s', (address, label) => {
  expect(versionLabelIn(instances, address)).toBe(label);
});
