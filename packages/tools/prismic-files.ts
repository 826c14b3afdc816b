/**
 * Lets the command line of Prismic write the files that it owns: the index of slices, the types of the content models.
 * The routes of `prismic.config.json` are ours. `--check` fails when one of them is stale.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { everyRoute } from '../../lib/services/prismic/links.ts';
import { prismic } from './lib/prismic-cli.ts';
import { root } from './lib/processes.ts';

const CONFIG = 'prismic.config.json';
const FILES = [CONFIG, 'slices/index.ts', 'prismicio-types.d.ts'];

const at = (...names: string[]): string => path.join(...names);

/** @param project a folder with the models, a package file and the configuration */
function generate(project: string): void {
  const config = JSON.parse(readFileSync(at(project, CONFIG), 'utf8'));
  writeFileSync(at(project, CONFIG), `${JSON.stringify({ ...config, routes: everyRoute }, null, 2)}\n`);
  prismic(['gen', 'slice-index'], { cwd: project });
  prismic(['gen', 'types'], { cwd: project });
}

/** The files of this project that differ from what is generated in a copy of its models. */
function stale(): string[] {
  const copy = mkdtempSync(at(os.tmpdir(), 'prismic-'));
  try {
    const models = globSync(['customtypes/*/index.json', 'slices/*/model.json'], { cwd: root });
    for (const file of ['package.json', 'tsconfig.json', CONFIG, ...models]) cpSync(at(root, file), at(copy, file));
    generate(copy);
    return FILES.filter((file) => readFileSync(at(copy, file), 'utf8') !== readFileSync(at(root, file), 'utf8'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  const files = stale();
  if (files.length > 0) console.error(`${files.join(', ')}: stale, run npm run generate`);
  process.exitCode = files.length > 0 ? 1 : 0;
} else {
  generate(root);
}
