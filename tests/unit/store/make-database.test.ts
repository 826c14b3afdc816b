import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDatabase } from '../../../lib/store/make-database.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'silene-make-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a database that cannot be made for want of room leaves nothing behind, nor what others have left', async () => {
  mkdirSync(path.join(dir, 'data.4711.part'));
  writeFileSync(path.join(dir, 'files'), '');
  // As the file system of the database throws it: no Error, and no message.
  const noRoom = { name: 'ErrnoError', errno: 51 };
  vi.spyOn(PGlite, 'create').mockImplementationOnce(async (options) => {
    const { rootDir } = (options as unknown as { fs: { rootDir: string } }).fs;
    mkdirSync(rootDir, { recursive: true });
    writeFileSync(path.join(rootDir, 'PG_VERSION'), '17');
    throw noRoom;
  });
  await expect(makeDatabase(path.join(dir, 'data'))).rejects.toBe(noRoom);
  expect(readdirSync(dir)).toEqual(['files']);
});
