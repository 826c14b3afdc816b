import { expect, test } from 'vitest';
import { type LogLine, setSink, textOf } from '../../../lib/platform/log/log.ts';
import { fileThreads, inspectFile, postTurns } from '../../../lib/uploads/inspect.ts';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import { docx } from './makers/office.ts';
import { pdf } from './makers/pdf.ts';
import { png } from './makers/pictures.ts';

const { attachments } = UPLOADS;

test('a file is looked at in a thread of its own, and kept under its true ending', async () => {
  expect(await Promise.all([docx(), png(), pdf()].map((bytes) => inspectFile(bytes, 'a.b.jpg', attachments)))).toEqual([
    { name: 'a.b.docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    { name: 'a.b.png', type: 'image/png' },
    { name: 'a.b.pdf', type: 'application/pdf' },
  ]);
  expect(
    await inspectFile(docx({ parts: [{ name: 'word/vbaProject.bin', data: 'x' }] }), 'cv.docx', attachments),
  ).toEqual({ code: 'fileUnsafe', values: { name: 'cv.docx' } });
});

/** Unclosed parentheses: the parser needs minutes for them. */
const busy = pdf({ objects: Array.from({ length: 4_000 }, () => '(') });

test.each([
  ['takes too long', { milliseconds: 1 }, 'no answer within 1 ms'],
  ['fills the buffers', { bufferBytes: 1 }, 'more than 1 bytes of buffers'],
  ['fills the heap', { heapMegabytes: 4 }, 'memory limit'],
])('a file that %s is a problem of that file, with a line in the log', async (_, limit, reason) => {
  const lines: LogLine[] = [];
  setSink((line) => lines.push(line));
  expect(await inspectFile(busy, 'cv.pdf', attachments, fileThreads({ lookMs: 5, ...limit }))).toEqual({
    code: 'fileUnread',
    values: { name: 'cv.pdf' },
  });
  expect(lines.map(textOf).join()).toContain(reason);
});

test('more files than threads are all looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => inspectFile(png(), 'a.png', attachments)));
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ name: 'a.png', type: 'image/png' })));
});

test('one thread reads many files without a warning of the process', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const read = fileThreads();
  for (let count = 0; count < 14; count++) await inspectFile(png(), 'a.png', attachments, read);
  // Warnings are emitted at the next tick.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('posts with files of one address take turns, those of others do not wait for them, and too many are refused', async () => {
  const inTurn = postTurns({ ofOne: 3, addresses: 3 });
  const started: string[] = [];
  const ends: Record<string, (fails?: Error) => void> = {};
  const post = (name: string) =>
    inTurn(name.slice(0, 1), () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends[name] = (error) => (error ? reject(error) : resolve(name));
      });
    });
  const [first, second, third] = ['a1', 'a2', 'a3'].map(post);
  await expect(post('a4')).rejects.toMatchObject({ code: 'fileUnread' });
  const others = ['b1', 'c1'].map(post);
  await expect(post('d1')).rejects.toMatchObject({ code: 'fileUnread' });
  expect(started).toEqual(['a1', 'b1', 'c1']);

  ends.a1?.();
  expect(await first).toBe('a1');
  await expect.poll(() => started.at(-1)).toBe('a2');
  ends.a2?.(new Error('damaged'));
  await expect(second).rejects.toThrow('damaged');
  await expect.poll(() => started.at(-1)).toBe('a3');

  ends.b1?.();
  expect(await others[0]).toBe('b1');
  const later = ['d2', 'a5'].map(post);
  expect(started.at(-1)).toBe('d2');
  for (const name of ['c1', 'd2', 'a3']) ends[name]?.();
  expect(await Promise.all([third, others[1], later[0]])).toEqual(['a3', 'c1', 'd2']);
  await expect.poll(() => started.at(-1)).toBe('a5');
  ends.a5?.();
  expect(await later[1]).toBe('a5');
});

test('two hundred visitors who send files at the same moment are all served', async () => {
  const inTurn = postTurns();
  const turns = Array.from({ length: 200 }, (_, visitor) => inTurn(`203.0.113.${visitor}`, async () => visitor));
  expect(new Set(await Promise.all(turns)).size).toBe(200);
});
