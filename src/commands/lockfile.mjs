/**
 * `npm run lock:complete`: adds the optional packages for other platforms that npm
 * omits from a lock file when it uses a partial mirror of the registry.
 *
 * Native packages list one optional package per platform. If a mirror doesn't
 * serve the ones for other platforms, npm omits them from the lock file, and
 * `npm ci` then rejects that lock file (EUSAGE). An entry with the version, `os`,
 * and `cpu` is enough for `npm ci`, which downloads only the entries that fit
 * the machine. Remove this command when npm records every optional dependency:
 * https://github.com/npm/cli/issues/4828
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { offerHelp, requireGit } from './prerequisites.mjs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The folders where Node.js looks for a dependency of a package, nearest first. */
function placesOf(folder, name) {
  const places = [];
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    places.push(`${at && `${at}/`}node_modules/${name}`);
    if (!at.includes('/node_modules/')) {
      return at ? [...places, `node_modules/${name}`] : places;
    }
  }
}

/** The platform at the end of a package name, such as `linux-x64-musl`. */
function platformOf(name) {
  // Some packages are named after the system, and not after Node.js' name for it.
  const words = name.replace('windows', 'win32').split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) {
    return undefined;
  }
  const abi = words.at(-1);
  const libc = abi?.startsWith('musl') ? 'musl' : abi?.startsWith('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc && { libc: [libc] }) };
}

/**
 * Finds the optional packages that a lock file should contain but doesn't: those
 * with an exact version and a platform in their name.
 *
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {{ [place: string]: object }} the missing entries by their place in `node_modules`
 */
export function missingEntries({ packages }) {
  const missing = {};
  for (const [folder, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = placesOf(folder, name).some((place) => packages[place] || missing[place]);
      const platform = platformOf(name);
      if (!known && platform && /^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) {
        missing[`node_modules/${name}`] = { version, ...platform, optional: true };
      }
    }
  }
  return missing;
}

/** The lock files that Git tracks. */
export const lockFiles = () =>
  execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Adds the missing optional packages to a lock file. */
export function completeLockFile(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const entries = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: added ${Object.keys(missing).length} optional packages`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  offerHelp(import.meta.url);
  requireGit('Clone the repository, and run the command there.');
  for (const file of lockFiles()) {
    completeLockFile(file);
  }
}
