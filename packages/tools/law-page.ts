/** Writes docs/law.md from the rules of lib/compliance. `--check` fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lawPage } from './lib/content/law-page.ts';

const target = path.resolve(import.meta.dirname, '../../docs/law.md');
const page = lawPage();

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== page) {
    console.error('docs/law.md is stale: run npm run generate');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, page);
}
