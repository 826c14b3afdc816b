import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectFile } from '../../../lib/uploads/inspect.ts';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import { goodCorpus } from './good-corpus.ts';
import { GOOD_SAMPLES } from './samples.ts';

test('of 207 good files none is refused', async () => {
  const refused: string[] = [];
  let count = 0;
  for (const { title, name, bytes } of goodCorpus()) {
    const problem = await inspectFile(bytes, name, UPLOADS.attachments);
    if (problem) refused.push(`${title}: ${problem.code}`);
    count += 1;
  }
  expect(refused).toEqual([]);
  expect(count).toBe(207);
});

test.each(GOOD_SAMPLES.filter(({ name }) => /\.(jpe?g|png)$/i.test(name)))(
  'a decoder reads: $title',
  async ({ bytes }) => {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.width * info.height).toBeGreaterThan(0);
  },
);
