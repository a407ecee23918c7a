// Preloaded with `--import`. When the process ends, this module writes the resources that
// it used to the file in BENCH_USAGE. Times are in microseconds, and memory is in kilobytes.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.BENCH_USAGE) {
  process.on('exit', () => {
    writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage()));
  });
}
