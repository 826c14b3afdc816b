import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hooks } from './hooks.ts';

const made: string[] = [];

/** An empty temporary folder for a test file, removed after it. Hooks of its tests have closed what was open there. */
export function temporaryDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-test-'));
  made.push(dir);
  return dir;
}

hooks.afterFile.push(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
});
