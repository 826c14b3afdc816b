import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DurableNodeFS } from '../../../lib/services/store/database.ts';

let root: string;
let log: string;
let store: DurableNodeFS;

const segment = (number: number) => `00000001000000000000000${number}`;
const write = (name: string, text: string) => fs.writeFileSync(path.join(log, name), text);

/** The files below the log that this process has open, from /proc. */
const opened = () =>
  fs
    .readdirSync('/proc/self/fd', { withFileTypes: true })
    .flatMap(({ parentPath, name }) => {
      try {
        return [fs.readlinkSync(path.join(parentPath, name))];
      } catch {
        // The descriptor of this directory listing itself, which is closed by now.
        return [];
      }
    })
    .filter((place) => place.startsWith(log))
    .map((place) => path.basename(place))
    .sort();

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'durable-'));
  log = path.join(root, 'pg_wal');
  fs.mkdirSync(log);
  store = new DurableNodeFS(root);
});
afterEach(async () => {
  for (const name of fs.readdirSync(log)) fs.rmSync(path.join(log, name));
  await store.syncToFs();
  expect(opened()).toEqual([]);
  fs.rmSync(root, { recursive: true });
});

test('a segment is opened once, whatever is written to it', async () => {
  write(segment(1), 'one row');
  write('archive_status', 'no segment');
  await store.syncToFs();
  write(segment(1), 'one row, and another');
  await store.syncToFs();
  expect(opened()).toEqual([segment(1)]);
});

test('what is written within one tick of the clock is synced too; what has not changed for long is not', async () => {
  const place = path.join(log, segment(1));
  const handle = await fs.promises.open(place, 'w');
  const { datasync } = Object.getPrototypeOf(handle);
  const synced = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(datasync);
  const setTime = (date: Date) => fs.utimesSync(place, date, date);
  const now = new Date();
  for (const text of ['one row', 'one row, and another']) {
    write(segment(1), text);
    setTime(now);
    await store.syncToFs();
  }
  expect(synced).toHaveBeenCalledTimes(2);
  setTime(new Date(Date.now() - 60_000));
  for (let time = 0; time < 2; time++) await store.syncToFs();
  expect(synced).toHaveBeenCalledTimes(3);
  await handle.close();
});

test('a segment that got the name of one to come is not kept open by its old one', async () => {
  write(segment(1), 'done with');
  write(segment(2), 'in use');
  await store.syncToFs();
  fs.renameSync(path.join(log, segment(1)), path.join(log, segment(3)));
  await store.syncToFs();
  expect(opened()).toEqual([segment(2), segment(3)]);
});
