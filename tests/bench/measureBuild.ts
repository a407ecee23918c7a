import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(__dirname, '../..');

/** The resources that a build used. */
export interface BuildUsage {
  /**
   * CPU seconds of all threads. Unlike the elapsed time, they hardly depend on how busy the
   * machine is.
   */
  readonly cpuSeconds: number;
  /** Peak memory usage, in gigabytes. */
  readonly gigabytes: number;
}

/** A site to build: its folder, and its configuration file if that's in another folder. */
export interface Site {
  readonly folder: string;
  readonly config?: string;
}

/** Deletes the output and the caches of a site, so that the next build starts from scratch. */
export function clearCaches({ folder }: Site): void {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Builds a site and measures the resources that the build uses.
 *
 * @throws if the build fails; the message contains its output
 */
export function measureBuild({ folder, config }: Site): BuildUsage {
  const report = path.join(tmpdir(), `bench-usage-${process.pid}.json`);
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const usage = pathToFileURL(path.join(__dirname, 'reportUsage.mjs')).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', usage, program, 'build', '.', ...(config ? ['--config', config] : [])],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, BENCH_USAGE: report, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) {
    throw new Error(`The build of ${folder} failed:\n${stdout}\n${stderr}`);
  }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, gigabytes: maxRSS / 1e6 };
}
