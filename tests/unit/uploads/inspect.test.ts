import { describe, expect, test, vi } from 'vitest';
import { readContents } from '../../../lib/uploads/contents.ts';
import { accepted } from '../../../lib/uploads/inspect.ts';
import { checkFile, UPLOADS } from '../../../lib/uploads/limits.ts';
import { pdf, pdfStream } from './makers/pdf.ts';
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

test('a form of XFA is decoded once, however many dictionaries refer to it', async () => {
  const form = `<template>${'x'.repeat(54_321)}</template>`;
  const references = [...Array(20).fill('<</XFA 46 0 R>>'), ...Array(20).fill('<</XFA[(form)46 0 R 46 0 R]>>')];
  const bytes = pdf({ objects: [...references, pdfStream('', form)] });
  const made = vi.spyOn(Buffer, 'from');
  expect(await readContents(bytes)).toEqual({ endings: ['pdf'] });
  expect(made.mock.calls.filter(([from]) => Object(from).length === form.length)).toHaveLength(1);
});
