import { describe, expect, test } from 'vitest';
import { readContents } from '../../../lib/uploads/contents.ts';
import { accepted } from '../../../lib/uploads/inspect.ts';
import { checkFile, UPLOADS } from '../../../lib/uploads/limits.ts';
import type { Sample } from './sample.ts';
import { BAD_SAMPLES, GOOD_SAMPLES } from './samples.ts';

async function inspected({ bytes, name, policy = 'attachments' }: Sample) {
  const problem = checkFile({ name, size: bytes.length }, UPLOADS[policy]);
  return problem ?? accepted(await readContents(Buffer.from(bytes)), name, UPLOADS[policy]);
}

describe('a good file is kept under the ending of what it is', () => {
  test.each(GOOD_SAMPLES)('$title', async (sample) => {
    expect(await inspected(sample)).toMatchObject({ name: sample.keptAs ?? sample.name });
  });
});

describe('a file that is refused', () => {
  test.each(BAD_SAMPLES)('$title: $code', async (sample) => {
    expect(await inspected(sample)).toMatchObject({ code: sample.code });
  });
});
