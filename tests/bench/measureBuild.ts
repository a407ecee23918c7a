import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from './sites';

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

/** Deletes the output and the caches of a site, so that the next build starts from scratch. */
export function clearCaches({ folder, build }: Site): void {
  for (const name of ['.docusaurus', '.astro', 'node_modules/.cache', 'node_modules/.astro']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  rmSync(build, { recursive: true, force: true });
}

/**
 * Builds a site and measures the resources that the build uses.
 *
 * @throws if the build fails; the message contains its output
 */
export function measureBuild({ folder, command, env }: Site): BuildUsage {
  const report = path.join(tmpdir(), `bench-usage-${process.pid}.json`);
  const usage = pathToFileURL(path.join(__dirname, 'reportUsage.mjs')).href;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', usage, ...command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: {
      ...process.env,
      ...env,
      BENCH_USAGE: report,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) {
    throw new Error(`The build of ${folder} failed:\n${stdout}\n${stderr}`);
  }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, gigabytes: maxRSS / 1e6 };
}
