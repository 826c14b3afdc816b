/**
 * Adds to package-lock.json the optional packages of other platforms. A registry that lacks them makes npm leave them out,
 * and `npm ci` then refuses the lock file everywhere. Run after `npm install`; `--check` fails when one is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> };
type Added = Entry & { optional: true; os?: string[]; cpu?: string[]; libc?: string[] };

const target = new URL('../../package-lock.json', import.meta.url);
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(target, 'utf8'));
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** Folder of the package that holds `place` in its own node_modules; empty for the root. */
const parentOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
const inside = (place: string, name: string): string => `${place ? `${place}/` : ''}node_modules/${name}`;

function isLocked(place: string, name: string): boolean {
  if (lock.packages[inside(place, name)]) return true;
  return place !== '' && isLocked(parentOf(place), name);
}

/** Platform packages carry their platform in their name: `@swc/core-linux-x64-musl`. */
function entryFor(name: string, version: string, dev: boolean | undefined): Added {
  const words = name
    .split(/[^a-z\d]/)
    .map((word) => word.replace(/^armv\d$|^gnueabihf$/, 'arm').replace('ppc64le', 'ppc64'));
  const os = systems.filter((system) => words.some((word) => word === system || word === `${system}musl`));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = /musl/.test(name) ? ['musl'] : /gnu|glibc/.test(name) ? ['glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(place, name))
    .map(([name, range]) => ({
      at: inside(parentOf(place), name),
      entry: entryFor(name, range.replace(/^\D*/, ''), dev),
    })),
);

if (process.argv.includes('--check')) {
  if (missing.length > 0) {
    console.error(`package-lock.json lacks ${missing.map(({ at }) => at).join(', ')}: run npm run generate`);
    process.exit(1);
  }
} else if (missing.length > 0) {
  const [root = ['', {}], ...rest] = Object.entries(lock.packages);
  rest.push(...missing.map(({ at, entry }) => [at, entry] as [string, Entry]));
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))]);
  writeFileSync(target, `${JSON.stringify(lock, null, 2)}\n`);
}
