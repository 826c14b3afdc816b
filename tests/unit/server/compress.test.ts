import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody, whenCompressed } from '../../../server/html-document.ts';

/** Words in an order that repeats too late for the quick compression level. */
const text = Array.from({ length: 4_000 }, (_, index) => `mot${(index * 7919) % 1009} `).join('');

test('a body is ready at once, and denser under the same name once it was asked for again', async () => {
  const packed = compressBody(Buffer.from(text));
  const [first, second] = [packed.as('br'), packed.as('br')];
  expect(second).toBe(first);
  expect(packed.as(null).toString()).toBe(text);
  expect(gunzipSync(packed.as('gzip')).toString()).toBe(text);
  await whenCompressed();
  const dense = packed.as('br');
  expect(dense.length).toBeLessThan(first.length * 0.95);
  expect([first, dense].map((body) => brotliDecompressSync(body).toString())).toEqual([text, text]);
});

test('a body that was asked for once stays as it is', async () => {
  const packed = compressBody(Buffer.from(text));
  const first = packed.as('br');
  await whenCompressed();
  expect(packed.as('br')).toBe(first);
});

test('another body has another name', () => {
  expect(compressBody(Buffer.from('un')).etag).not.toBe(compressBody(Buffer.from('deux')).etag);
});
