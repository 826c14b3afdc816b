import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, ok, problem } from './check.ts';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
};
type Lock = { packages: Record<string, Entry> };

/** Places of the packages that the application itself needs, without those of the workspaces: all that the image installs. */
export function neededBySite(all: Lock['packages']): Set<string> {
  const places = new Set<string>();
  const todo = [''];
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    for (const name of Object.keys(all[at]?.dependencies ?? {})) {
      // A package finds another one beside itself, or in a folder above.
      let from = at;
      while (from !== '' && !all[`${from}/node_modules/${name}`])
        from = from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
      const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
      if (all[place] && !places.has(place)) {
        places.add(place);
        todo.push(place);
      }
    }
  }
  return places;
}

/** Names of packages that are missing, or differ from the version in the lock file; build packages may be absent. */
export const differing = (wanted: Lock['packages'], installed: Lock['packages'], withoutDev = false): string[] =>
  Object.entries(wanted)
    .filter(([place, { optional, devOptional }]) => place !== '' && !optional && !devOptional)
    .filter(([, { dev }]) => !(dev && withoutDev))
    .filter(([place, { version }]) => installed[place]?.version !== version)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));

const packagesIn = (root: string, file: string): Lock['packages'] => {
  try {
    return (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Lock).packages;
  } catch {
    return {};
  }
};

export const node: Check = {
  area: 'node',
  look({ root }) {
    const wanted = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
    const [major] = process.versions.node.split('.');
    if (major === wanted) return [ok(`version ${process.versions.node}`)];
    return [
      problem(
        `version ${process.versions.node}, not ${wanted}`,
        `install Node.js ${wanted}; with the packages to build with, the npm scripts bring it`,
      ),
    ];
  },
};

export const packages: Check = {
  area: 'packages',
  look({ root }) {
    const wanted = packagesIn(root, 'package-lock.json');
    const installed = packagesIn(root, 'node_modules/.package-lock.json');
    // After `npm prune --omit=dev`, and in the image, none of the build packages is installed.
    const isPruned = !Object.values(installed).some(({ dev }) => dev);
    const needed = neededBySite(wanted);
    const own = Object.fromEntries(Object.entries(wanted).filter(([place]) => needed.has(place)));
    const names = differing(isPruned ? own : wanted, installed, isPruned);
    if (names.length === 0) return [ok(`${Object.keys(installed).length} as in package-lock.json`)];
    return [
      problem(
        `${names.length} are not as in package-lock.json: ${names.slice(0, 3).join(', ')}…`,
        'stop the site, then run npm ci',
      ),
    ];
  },
};
