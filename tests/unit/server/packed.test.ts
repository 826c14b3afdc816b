import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, packedDensely } from '../../../lib/server/packed.ts';

/** Words in an order that repeats too late for a quick look. */
const text = Array.from({ length: 4_000 }, (_, index) => `mot${(index * 7919) % 1009} `).join('');

test('a body is ready at once, and denser a moment later under the same name', async () => {
  const packed = pack(Buffer.from(text));
  const quick = packed.br;
  const { etag } = packed;
  expect(gunzipSync(packed.gzip).toString()).toBe(text);
  await packedDensely();
  expect(packed.br.length).toBeLessThan(quick.length * 0.95);
  expect([quick, packed.br].map((body) => brotliDecompressSync(body).toString())).toEqual([text, text]);
  expect(packed.etag).toBe(etag);
});

test('another body has another name', () => {
  expect(pack(Buffer.from('un')).etag).not.toBe(pack(Buffer.from('deux')).etag);
});
