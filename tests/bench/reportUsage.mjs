// Loaded before a command by `--import`: writes what its process took to the file
// that BENCH_USAGE names. Times are in microseconds, memory in kilobytes.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.BENCH_USAGE) {
  process.on('exit', () => {
    writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage()));
  });
}
