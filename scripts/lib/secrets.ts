import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';
import type { Settings } from './settings.ts';
import { secretNames } from './test-settings.ts';

/** What a browser can be sent of a build: client files, and pages rendered beforehand with their data. */
const clientFiles = ['static/**/*', 'server/app/**/*.{html,rsc,body,meta,json}'];

/** A line for each client file of a build that holds the value of a secret setting. */
export function leaks({ values }: Settings, distDir: string): string[] {
  const place = path.join(root, distDir);
  const secrets = secretNames.flatMap((name) => (values[name] ? [{ name, value: values[name] }] : []));
  const files = globSync(clientFiles, { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) return [`${distDir} holds no client files: there is nothing to search`];
  return files.flatMap(({ parentPath, name: file }) => {
    const text = readFileSync(path.join(parentPath, file), 'latin1');
    return secrets
      .filter(({ value }) => text.includes(value))
      .map(({ name }) => `${path.relative(root, path.join(parentPath, file))} holds the value of ${name}`);
  });
}
