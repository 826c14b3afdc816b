import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** `fetch` itself, not a method of that name. */
const CALLS = /(?<![.\w])fetch\(/;
const isOfBrowser = (text: string): boolean => /^['"]use client['"]/.test(text);

test('nothing on the server leaves it but by lib/platform/http/outbound.ts', () => {
  const files = globSync('{app,components,lib,slices}/**/*.{ts,tsx}', { cwd: root });
  const leaving = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return CALLS.test(text) && !isOfBrowser(text);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(leaving).toEqual(['lib/platform/http/outbound.ts']);
});
