import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../../lib/services/store/open.ts';
import { StoreRefused } from '../../../lib/services/store/store-lock.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'silene-open-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Nothing listens there. */
const url = 'postgres://silene@127.0.0.1:9/silene';
const open = () => openStore({ url, dir, onError: () => undefined });

test('PostgreSQL beside an embedded database is refused, with what to do, and the files stay', async () => {
  mkdirSync(path.join(dir, 'data'));
  mkdirSync(path.join(dir, 'files'));
  const file = path.join(dir, 'files/0b9f5a9e');
  writeFileSync(file, 'cv');
  utimesSync(file, 1, 1);
  await expect(open()).rejects.toThrow(StoreRefused);
  await expect(open()).rejects.toThrow(`move ${dir}/data away, and ${dir}/files with it unless`);
  expect(existsSync(file)).toBe(true);
});

test('an embedded store beside the files of another is refused, with what to do, and the files stay', async () => {
  const file = path.join(dir, 'files/6d1c0b');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'letter');
  const embedded = openStore({ dir, onError: () => undefined });
  await expect(embedded).rejects.toThrow(StoreRefused);
  await expect(embedded).rejects.toThrow(/^DATABASE_URL is not set, and .*files contains files.*set DATABASE_URL/);
  expect([existsSync(file), readdirSync(dir)]).toEqual([true, ['files']]);
});

test.each(['files', 'backups', 'last-good', 'data.4711.part'])(
  'PostgreSQL is asked where the folder has only %s',
  async (name) => {
    mkdirSync(path.join(dir, name));
    await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  },
);

test.each([0o755, 0o2775])(
  'other accounts enter no store that an earlier release left open (mode %o)',
  async (mode) => {
    chmodSync(dir, mode);
    await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(statSync(dir).mode & 0o7777).toBe(mode & 0o7700);
  },
);

test('nor one that is new', async () => {
  const store = openStore({ url, dir: path.join(dir, 'a', 'store'), onError: console.error });
  await expect(store).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(statSync(path.join(dir, 'a', 'store')).mode & 0o777).toBe(0o700);
});

test('a folder of another owner is reported, and used', async () => {
  chmodSync(dir, 0o770);
  vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  });
  const onError = vi.fn();
  await expect(openStore({ url, dir, onError })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(String(onError.mock.lastCall)).toMatch(/stays open to other accounts.*EPERM/);
});
