import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Entry } from '../../lib/directory/entry.ts';
import { generate } from '../../lib/directory/generate.ts';
import { importExtract, type Job } from '../../lib/directory/import.ts';
import { HEADER } from '../../lib/directory/invented-line.ts';
import { locateByCommune } from '../../lib/directory/locate.ts';
import { openSink } from '../../lib/directory/sink.ts';
import { summaryOf } from '../../lib/directory/tally.ts';
import { choices } from './line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'directory-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => path.join(folder, name);

const columns = HEADER.split('|');
/** A line of the extract with values in the columns of these names. */
const lineOf = (values: Record<string, string>) => columns.map((name) => values[name] ?? '').join('|');
const midwife = (id: string, change: Record<string, string> = {}) =>
  lineOf({
    'Identification nationale PP': id,
    "Nom d'exercice": 'CÉLESTINE',
    'Code profession': '50',
    'Code commune (coord. structure)': '97411',
    ...change,
  });

async function imported(file: string, change: Partial<Job> = {}) {
  const entries: Entry[] = [];
  const take = (entry: Entry) => void entries.push(entry);
  return { entries, tally: await importExtract({ ...choices(), file, take, ...change }) };
}

function written(name: string, lines: string[], head = HEADER): string {
  const file = inFolder(name);
  writeFileSync(file, [head, ...lines, ''].join('\n'));
  return file;
}

describe('an extract', () => {
  test('gives each entry once, in order', async () => {
    const file = written('some.txt', [midwife('1'), midwife('2'), midwife('1'), lineOf({ 'Code profession': '60' })]);
    const { entries, tally } = await imported(file);
    expect(entries.map(({ data }) => data.national_id)).toEqual(['1', '2']);
    expect(tally).toMatchObject({ lines: 4, bad: 0, kept: { midwife: 2 }, left: { double: 1, profession: 1 } });
  });

  test('gives the same entries the next time', async () => {
    const file = written('again.txt', [midwife('1'), midwife('2')]);
    expect((await imported(file)).entries).toEqual((await imported(file)).entries);
  });

  test('may begin with a mark, end its lines as Windows does, be packed, and hold quotation marks', async () => {
    const lines = [midwife('1', { "Nom d'exercice": '"LE "BLANC' }), '', midwife('2')];
    const file = inFolder('packed.txt.gz');
    writeFileSync(file, gzipSync(`\uFEFF${[HEADER, ...lines, ''].join('\r\n')}`));
    const { entries, tally } = await imported(file);
    expect(entries.map(({ data }) => data.name)).toEqual(['"Le "Blanc', 'Célestine']);
    expect(tally.bad).toBe(0);
  });

  test('goes on after bad lines and names the first ten', async () => {
    const garbled = Buffer.from(midwife('3', { "Nom d'exercice": 'C\u00c9LESTINE' }), 'latin1');
    const broken = Array.from({ length: 11 }, () => '8|1|2');
    const file = written('bad.txt', [midwife('1'), ...broken]);
    writeFileSync(file, Buffer.concat([readFileSync(file), garbled, Buffer.from(`\n${midwife('2')}\n`)]));
    const { entries, tally } = await imported(file);
    expect(entries).toHaveLength(2);
    expect(tally.bad).toBe(12);
    expect(tally.named).toHaveLength(10);
    expect(summaryOf(tally)).toContain('line 3: 3 columns instead of 57');
  });

  test.each([
    ['without a column that is needed', HEADER.replace('Code savoir-faire|', ''), /“Code savoir-faire”/],
    ['of another kind', 'nom;prénom', /with its first line and \| between/],
    ['that is empty', '', /lacks the columns/],
  ])('%s is refused in words', async (name, head, message) => {
    const file = written(`${name}.txt`, [], head);
    await expect(imported(file)).rejects.toThrow(message);
  });

  test('that is not there, or is one endless line, is refused in words', async () => {
    await expect(imported(inFolder('none.txt'))).rejects.toThrow(/There is no file/);
    const endless = written('endless.txt', ['x'.repeat(200_000)]);
    await expect(imported(endless)).rejects.toThrow(/a line of more than/);
  });

  test('is read no faster than its entries are taken', async () => {
    const file = written(
      'slow.txt',
      Array.from({ length: 50 }, (_, at) => midwife(String(at))),
    );
    let open = 0;
    const most: number[] = [];
    const take = async () => {
      most.push(++open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    };
    await imported(file, { take });
    expect(most).toEqual(Array.from({ length: 50 }, () => 1));
  });
});

describe('the generator', () => {
  test('writes the same for a seed, of people who are invented, and the import reads it', async () => {
    const files = await Promise.all(
      ['one.txt', 'two.txt', 'three.txt'].map(async (name, at) => {
        await generate(inFolder(name), { lines: 3_000, seed: at < 2 ? 1 : 2 });
        return readFileSync(inFolder(name), 'utf8');
      }),
    );
    expect(files[0]).toBe(files[1]);
    expect(files[2]).not.toBe(files[0]);
    const { entries, tally } = await imported(inFolder('one.txt'), { locate: locateByCommune });
    expect(tally).toMatchObject({ lines: 3_000, bad: 0 });
    expect(Math.min(...Object.values(tally.kept))).toBeGreaterThan(0);
    expect(tally.left.unknown).toBe(0);
    const ids = entries.flatMap(({ data }) => data.national_id);
    expect(ids.filter((id) => !/^(899\d{9}|99\d{7})$/.test(id))).toEqual([]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  });
});

describe('the file of entries', () => {
  const [entry] = [{ type: 'health_professional', uid: 'a', lang: 'fr-fr', data: {} }] as Entry[];

  test('takes the place of the former one only when it is whole', async () => {
    const file = inFolder('state/imported.ndjson');
    const first = openSink(file);
    await first.take(entry as Entry);
    expect(existsSync(file)).toBe(false);
    await first.finish();
    const second = openSink(file);
    await second.take(entry as Entry);
    second.abandon();
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(entry)}\n`);
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
