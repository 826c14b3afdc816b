import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';
import type { Settings } from './settings.ts';
import { secretNames } from './test-settings.ts';

/** The parts of a build that may be sent to a browser: client files, and prerendered pages with their data. */
const clientFiles = ['static/**/*', 'server/app/**/*.{html,rsc,body,meta,json}'];

/** Names of the secret settings whose value occurs in a text. */
export const secretsIn = (text: string, { values }: Settings): string[] =>
  secretNames.filter((name) => values[name] && text.includes(values[name]));

/** A line for each client file of a build that contains the value of a secret setting. */
export function leaks(settings: Settings, distDir: string): string[] {
  const place = path.join(root, distDir);
  const files = globSync(clientFiles, { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) return [`${distDir} holds no client files: there is nothing to search`];
  return files.flatMap(({ parentPath, name: file }) => {
    const at = path.join(parentPath, file);
    const found = secretsIn(readFileSync(at, 'latin1'), settings);
    return found.map((name) => `${path.relative(root, at)} holds the value of ${name}`);
  });
}
