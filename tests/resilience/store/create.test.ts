import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const program = path.resolve('lib/services/store/create.ts');

function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-create-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

test('an empty database is made under another name, and what a killed process has left is removed', async () => {
  const dir = folder();
  mkdirSync(path.join(dir, 'data.1.part'));
  await run(process.execPath, [program, path.join(dir, 'data')]);
  expect(readdirSync(dir)).toEqual(['data']);
  const client = await PGlite.create({ fs: new NodeFS(path.join(dir, 'data')) });
  const { rows } = await client.query<{ count: number }>('select count(*)::int from pg_catalog.pg_database');
  await client.close();
  expect(rows[0]?.count).toBeGreaterThan(0);
}, 120_000);

test('a database that is there by then stays what it is', async () => {
  const dir = folder();
  mkdirSync(path.join(dir, 'data'));
  writeFileSync(path.join(dir, 'data', 'PG_VERSION'), '17');
  await expect(run(process.execPath, [program, path.join(dir, 'data')])).rejects.toThrow(/ENOTEMPTY|EEXIST/);
  expect(readdirSync(path.join(dir, 'data'))).toEqual(['PG_VERSION']);
  expect(existsSync(path.join(dir, 'data'))).toBe(true);
}, 120_000);
