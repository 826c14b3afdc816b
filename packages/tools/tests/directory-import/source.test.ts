import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { extractDay, sourceEntry } from '../../lib/directory/source.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'directory-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string): string {
  const target = path.join(folder, name);
  writeFileSync(target, '');
  utimesSync(target, new Date('2026-10-03T12:00:00Z'), new Date('2026-10-03T12:00:00Z'));
  return target;
}

test.each([
  ['as stated', 'PS_LibreAcces_202611120830.txt', '2026-11-11', '2026-11-11'],
  ['from the name of the file', 'PS_LibreAcces_202611120830.txt', undefined, '2026-11-12'],
  ['from a name whose digits are no date, by its last change', 'extract-20269999.txt', undefined, '2026-10-03'],
  ['by its last change', 'extract.txt', undefined, '2026-10-03'],
])('the day of an extract: %s', async (_, name, stated, day) => {
  expect(await extractDay(file(name), stated)).toBe(day);
});

test.each([
  ['a day that is none', 'extract.txt', '12/11/2026', /is not a day/],
  ['a file that is not there', 'none.txt', undefined, /There is no file/],
])('%s is refused in words', async (_, name, stated, message) => {
  const target = name === 'none.txt' ? path.join(folder, name) : file(name);
  await expect(extractDay(target, stated)).rejects.toThrow(message);
});

test('the record says who publishes the extract, its day and its licence', () => {
  expect(sourceEntry('2026-11-12')).toMatchObject({
    type: 'directory_source',
    data: { extracted_on: '2026-11-12', licence: { text: 'Licence Ouverte 2.0' } },
  });
});
