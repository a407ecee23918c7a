import { spawnSync } from 'node:child_process';

/**
 * How "last updated" dates are found. A checkout reads the whole git history
 * once; a copy without history (a downloaded archive, a container without git)
 * builds without those dates instead of failing.
 */
export const versionControl =
  spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0 ? 'default-v2' : 'disabled';
