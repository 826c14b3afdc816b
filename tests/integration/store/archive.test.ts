import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, list } from 'tar';
import { expect, test } from 'vitest';
import { pack, sha256Of, unpack } from '../../../lib/backup/archive.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

const FILES = { PG_VERSION: '18', 'base/1/112': 'x'.repeat(300_000), 'pg_wal/empty': '' };

function folder(): { dir: string; data: string; archive: string } {
  const dir = temporaryDir();
  const data = path.join(dir, 'data');
  for (const [name, words] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
    writeFileSync(path.join(data, name), words);
  }
  mkdirSync(path.join(data, 'pg_twophase'));
  return { dir, data, archive: path.join(dir, 'data.tar.gz') };
}

const namesIn = (dir: string): string[] => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

function expectSame(copy: string, data: string): void {
  expect(namesIn(copy)).toEqual(namesIn(data));
  for (const [name, words] of Object.entries(FILES)) expect(readFileSync(path.join(copy, name), 'utf8')).toBe(words);
}

test('a folder comes back from its archive as it was, and its seal is of the whole file', async () => {
  const { dir, data, archive } = folder();
  const seal = await pack(data, archive);
  expect(seal).toEqual({ sha256: await sha256Of(archive), bytes: readFileSync(archive).length });
  const copy = path.join(dir, 'copy');
  await unpack(archive, copy);
  expectSame(copy, data);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
});

test('an archive is never written over another', async () => {
  const { data, archive } = folder();
  const { sha256 } = await pack(data, archive);
  await expect(pack(data, archive)).rejects.toThrow(/EEXIST/);
  expect(await sha256Of(archive)).toBe(sha256);
});

test('names that begin with a slash, as older copies have them, stay inside of the folder', async () => {
  const { dir, data, archive } = folder();
  await create({ cwd: data, file: archive, gzip: true, preservePaths: true, prefix: '/' }, readdirSync(data));
  const names: string[] = [];
  await list({ file: archive, onReadEntry: (entry) => names.push(entry.path) });
  expect(names).toContain('/PG_VERSION');
  const copy = path.join(dir, 'copy');
  await unpack(archive, copy);
  expectSame(copy, data);
});

test.each([
  ['cut off', (archive: string) => truncateSync(archive, 200)],
  ['no archive', (archive: string) => writeFileSync(archive, 'x'.repeat(2_000))],
])('one that is %s is not taken for whole', async (_, damage) => {
  const { dir, data, archive } = folder();
  await pack(data, archive);
  damage(archive);
  await expect(unpack(archive, path.join(dir, 'copy'))).rejects.toThrow();
});
