import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../lib/processes.ts';
import { leaks, secretsIn } from '../../lib/secrets.ts';
import { editorSettings, secretNames, testSettings } from '../../lib/test-settings.ts';

const settings = testSettings();
const place = mkdtempSync(path.join(root, 'node_modules/.silene-leaks-'));
const distDir = path.relative(root, place);
afterAll(() => rmSync(place, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(place, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

test('every secret setting has a value that the tests look for, long enough to stand nowhere by chance', () => {
  const { values } = editorSettings(settings);
  expect(secretNames.filter((name) => (values[name] ?? '').length < 16)).toEqual([]);
  expect(secretsIn(`a ${values.AUTH_SECRET} b`, settings)).toEqual(['AUTH_SECRET']);
  expect(secretsIn('nothing', settings)).toEqual([]);
});

test('a build without client files proves nothing', () => {
  expect(leaks(settings, distDir)).toEqual([`${distDir} holds no client files: there is nothing to search`]);
});

test('a secret is found in scripts and in pages rendered beforehand, and nowhere else', () => {
  const secret = settings.values.SHOPIFY_PRIVATE_TOKEN ?? '';
  write('static/chunks/clean.js', 'const token = "";');
  write('server/chunks/private.js', secret);
  expect(leaks(settings, distDir)).toEqual([]);
  write('static/chunks/a.js', `const token="${secret}"`);
  write('server/app/fr/fr-fr.html', `<p>${settings.values.PRISMIC_ACCESS_TOKEN}</p>`);
  expect(leaks(settings, distDir).sort()).toEqual([
    `${distDir}/server/app/fr/fr-fr.html holds the value of PRISMIC_ACCESS_TOKEN`,
    `${distDir}/static/chunks/a.js holds the value of SHOPIFY_PRIVATE_TOKEN`,
  ]);
});
