import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('a segment that got the name of one to come is not kept open by its old one', async () => {
  write(segment(1), 'done with');
  write(segment(2), 'in use');
  await store.syncToFs();
  fs.renameSync(path.join(log, segment(1)), path.join(log, segment(3)));
  await store.syncToFs();
  expect(opened()).toEqual([segment(2), segment(3)]);
});
