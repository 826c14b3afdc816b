import { describe, expect, test } from 'vitest';
import { inspectFile } from '../../../lib/uploads/inspect.ts';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import type { Sample } from './sample.ts';
import { BAD_SAMPLES, GOOD_SAMPLES } from './samples.ts';

const codeOf = async ({ bytes, name, policy = 'attachments' }: Sample): Promise<string | null> =>
  (await inspectFile(bytes, name, UPLOADS[policy]))?.code ?? null;

describe('a good file', () => {
  test.each(GOOD_SAMPLES)('$title', async (sample) => {
    expect(await codeOf(sample)).toBeNull();
  });
});

describe('a file that is refused', () => {
  test.each(BAD_SAMPLES)('$title: $code', async (sample) => {
    expect(await codeOf(sample)).toBe(sample.code);
  });
});
