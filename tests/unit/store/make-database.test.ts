import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDatabase, storeError } from '../../../lib/services/store/database.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'silene-make-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test.each<[string, unknown, string]>([
  ['a number of the table', { name: 'ErrnoError', errno: 69 }, 'the file system is read-only (EROFS)'],
  ['another number', { name: 'ErrnoError', errno: 8 }, 'name ErrnoError, errno 8'],
  ['an error', new Error('PANIC'), 'PANIC'],
  ['nothing', undefined, 'unknown'],
])('the embedded database throws %s', (_, caught, message) => {
  expect(storeError(caught).message).toBe(message);
});

test('a database that cannot be made for want of room leaves nothing behind, nor what others have left', async () => {
  mkdirSync(path.join(dir, 'data.4711.part'));
  writeFileSync(path.join(dir, 'files'), '');
  // As the database's file system throws it: not an Error, and without a message.
  const noRoom = { name: 'ErrnoError', errno: 51 };
  vi.spyOn(PGlite, 'create').mockImplementationOnce(async (options) => {
    const { rootDir } = (options as unknown as { fs: { rootDir: string } }).fs;
    mkdirSync(rootDir, { recursive: true });
    writeFileSync(path.join(rootDir, 'PG_VERSION'), '17');
    throw noRoom;
  });
  await expect(makeDatabase(path.join(dir, 'data'))).rejects.toThrow('no space left on the disk (ENOSPC)');
  expect(readdirSync(dir)).toEqual(['files']);
});
