import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { siteArguments } from '../../../scripts/lib/site-process.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('Node.js knows every flag that the site is started with', async () => {
  const program = siteArguments().findIndex((word) => !word.startsWith('-'));
  const flags = siteArguments().slice(0, program);
  expect(flags).not.toHaveLength(0);
  await expect(run(process.execPath, [...flags, '--eval', ''])).resolves.toBeDefined();
});

test('the program of an operator becomes the site', async () => {
  const { stdout } = await run(process.execPath, [path.join(root, 'scripts/start.ts'), '--help'], { cwd: root });
  expect(stdout).toContain('Usage: next start');
}, 60_000);

test.each(['Dockerfile', 'docs/operations.md'])('%s starts it in no other way', (file) => {
  expect(read(file)).toContain('scripts/start.ts');
  expect(read(file)).not.toContain('bin/next');
});
