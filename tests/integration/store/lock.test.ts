import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockedSince, lockStore, StoreLocked } from '../../../lib/services/store/store-lock.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'silene-lock-'));
const file = path.join(dir, 'lock');
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(() => rmSync(file, { force: true }));
afterEach(() => {
  vi.useRealTimers();
});

const write = (holder: object | string) =>
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
const holder = () => JSON.parse(readFileSync(file, 'utf8'));
/** The id of a process that has ended. */
const deadPid = spawnSync(process.execPath, ['-e', '']).pid;
const mine = { host: hostname(), pid: process.pid };

describe('the lock of the embedded store', () => {
  test('says who has it, and goes when it is let go', () => {
    const unlock = lockStore(dir);
    expect(holder()).toMatchObject(mine);
    unlock();
    expect(existsSync(file)).toBe(false);
    lockStore(dir)();
  });

  test('a second one is refused, with what to do about it', () => {
    const unlock = lockStore(dir);
    expect(() => lockStore(dir)).toThrow(StoreLocked);
    expect(() => lockStore(dir)).toThrow(
      `The embedded store in ${dir} is in use by process ${process.pid} on ${hostname()}: a second one would lose what the ` +
        'first writes. Stop that one, choose another STORE_DIR, or set DATABASE_URL to use PostgreSQL, which several ' +
        'processes can share. (If it has ended, start again in a minute.)',
    );
    expect(holder()).toMatchObject(mine);
    unlock();
  });

  test.each<[string, object | string]>([
    ['a process that is no more', { host: hostname(), pid: deadPid, started: '1' }],
    ['a process whose number another one has now', { host: hostname(), pid: process.pid, started: '1' }],
  ])('of %s is taken over, and nothing of it is left', (_, stale) => {
    write(stale);
    const unlock = lockStore(dir);
    expect(holder()).toMatchObject(mine);
    unlock();
    expect(readdirSync(dir)).toEqual([]);
  });

  test('of another machine is never taken over: nobody can see from here whether it works', () => {
    write({ host: 'elsewhere', pid: deadPid, started: '1' });
    expect(() => lockStore(dir)).toThrow(/in use by process \d+ on elsewhere.*If elsewhere is gone for good, remove/);
    expect(holder()).toMatchObject({ host: 'elsewhere' });
  });

  test.each<[string, number]>([
    ['alive there', process.pid],
    ['known there only', deadPid],
  ])('of another container with this host name is taken over a minute after its last heartbeat: %s', (_, pid) => {
    write({ host: hostname(), pid, started: '1', namespace: 'pid:[1]', since: 1 });
    const aged = (seconds: number) => utimesSync(file, 0, Date.now() / 1000 - seconds);
    for (const seconds of [0, 50]) {
      aged(seconds);
      expect(() => lockStore(dir)).toThrow(StoreLocked);
    }
    expect(lockedSince(dir)).toBe(1);
    aged(61);
    const unlock = lockStore(dir);
    expect(holder()).toMatchObject(mine);
    unlock();
    expect(readdirSync(dir)).toEqual([]);
  });

  test('is touched every ten seconds while it is held, which does not change when it was taken', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const began = Date.now();
    const unlock = lockStore(dir);
    expect(lockedSince(dir)).toBeGreaterThanOrEqual(began);
    const before = readFileSync(file, 'utf8');
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThanOrEqual(began);
    expect(readFileSync(file, 'utf8')).toBe(before);
    unlock();
    expect([vi.getTimerCount(), lockedSince(dir)]).toEqual([0, undefined]);
  });

  test('that says nothing yet is being written; one that says nothing for long was broken off', () => {
    write('');
    expect(() => lockStore(dir)).toThrow(/in use by another process/);
    expect(readFileSync(file, 'utf8')).toBe('');
    const before = Date.now() / 1000 - 10;
    utimesSync(file, before, before);
    lockStore(dir)();
  });
});
