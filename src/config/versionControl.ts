import { spawnSync } from 'node:child_process';

/**
 * How to find out when pages were last updated. In a checkout, the whole Git history is
 * read once. A copy without history, such as a downloaded archive or a container without
 * Git, builds without these dates instead of failing.
 */
export const versionControl =
  spawnSync('git', ['rev-parse', '--verify', 'HEAD']).status === 0 ? 'default-v2' : 'disabled';
