import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** An empty folder of a test file's own, which goes with it. Hooks of its tests have closed what was open there. */
export function temporaryDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-test-'));
  made.push(dir);
  return dir;
}

afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
});
