import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../../lib/services/store/open.ts';
import { usedOnce } from '../../../lib/services/store/schema.ts';
import { StoreLocked } from '../../../lib/services/store/store-lock.ts';
import { prepareStore } from '../../setup/store-template.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dir = mkdtempSync(path.join(tmpdir(), 'silene-kill-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const open = () => openStore({ dir, onError: (error) => console.error(error) });

/** Starts a process that writes into the store and kills it at work. Resolves with the keys that it reported as stored. */
async function writeAndKill(rows: number): Promise<string[]> {
  const script = path.join(import.meta.dirname, 'insert-loop.ts');
  const child = spawn(process.execPath, [script, dir], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kept: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (kept.push(line) === rows) child.kill('SIGKILL');
  }
  await ended;
  return kept;
}

test('a process that is killed at any moment has kept every row that it said was kept', {
  timeout: 180_000,
}, async () => {
  await prepareStore(dir);
  const kept: string[] = [];
  for (const rows of [1, 40, 90]) kept.push(...(await writeAndKill(rows)));
  expect(kept.length).toBeGreaterThanOrEqual(131);
  // The lock of the dead process still exists, and does not block the next one.
  expect(existsSync(path.join(dir, 'lock'))).toBe(true);
  const store = await open();
  const found = new Set((await store.db.select({ key: usedOnce.key }).from(usedOnce)).map(({ key }) => key));
  await expect(open()).rejects.toThrow(StoreLocked);
  await store.close();
  expect(kept.filter((key) => !found.has(key))).toEqual([]);
  expect(existsSync(path.join(dir, 'lock'))).toBe(false);
});
