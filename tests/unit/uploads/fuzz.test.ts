import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UploadProblemCode } from '../../../lib/uploads/check.ts';
import { docxFault } from '../../../lib/uploads/formats/docx.ts';
import { walkJpeg } from '../../../lib/uploads/formats/jpeg.ts';
import { odtFault } from '../../../lib/uploads/formats/odt.ts';
import { oleFault } from '../../../lib/uploads/formats/ole.ts';
import { pdfFault } from '../../../lib/uploads/formats/pdf.ts';
import { pictureFault } from '../../../lib/uploads/formats/picture.ts';
import { walkPng } from '../../../lib/uploads/formats/png.ts';
import { inspectFile } from '../../../lib/uploads/inspect.ts';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import { BAD_SAMPLES, GOOD_SAMPLES } from './samples.ts';

const CODES: readonly (UploadProblemCode | null)[] = [
  null,
  'fileEmpty',
  'fileType',
  'fileContent',
  'fileUnsafe',
  'fileProtected',
  'fileDamaged',
];
const MAX_BYTES = 100_000;
const sound = GOOD_SAMPLES.filter(({ bytes }) => bytes.length < MAX_BYTES);
const any = [...sound, ...BAD_SAMPLES.filter(({ bytes }) => bytes.length > 0 && bytes.length < MAX_BYTES)];

const share = fc.nat(999).map((thousandths) => thousandths / 1_000);
/** Mostly the whole of it. */
const mostlyAll = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: share });

/** A file with some of its bytes changed, cut off, or followed by a part of another one. */
const broken = fc
  .record({
    sample: fc.constantFrom(...any),
    other: fc.constantFrom(...any),
    flips: fc.array(fc.record({ place: share, value: fc.nat(255) }), { maxLength: 12 }),
    end: mostlyAll,
    graft: mostlyAll,
  })
  .map(({ sample, other, flips, end, graft }) => {
    const bytes = Buffer.from(sample.bytes.subarray(0, Math.ceil(sample.bytes.length * end)));
    for (const { place, value } of flips) bytes[Math.floor(place * bytes.length)] = value;
    const rest = other.bytes.subarray(Math.floor(other.bytes.length * graft));
    return { name: sample.name, bytes: Buffer.concat([bytes, rest]) };
  });

describe('a broken file', () => {
  test('gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(broken, async ({ bytes, name }) => {
        const problem = await inspectFile(bytes, name.includes('/') ? 'cv.pdf' : name, UPLOADS.attachments);
        expect([...CODES, 'fileName', 'fileTooLarge']).toContain(problem?.code ?? null);
      }),
      { numRuns: 1_000 },
    );
  });

  const checks = {
    jpg: (bytes: Buffer) => pictureFault(bytes, walkJpeg(bytes)),
    png: (bytes: Buffer) => pictureFault(bytes, walkPng(bytes)),
    pdf: pdfFault,
    ole: (bytes: Buffer) => oleFault(bytes, true),
    docx: docxFault,
    odt: odtFault,
  };

  test.each(Object.entries(checks))('throws in no check, whatever it is: %s', async (_, check) => {
    await fc.assert(
      fc.asyncProperty(broken, async ({ bytes }) => {
        expect(CODES).toContain(await check(bytes));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a good file that was cut off', () => {
  test.each(sound.filter(({ title }) => !/behind|padded/.test(title)))(
    'is refused wherever: $title',
    async ({ bytes, name }) => {
      const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((bytes.length * (index + 1)) / 24));
      for (const length of cuts) {
        expect(
          await inspectFile(bytes.subarray(0, length), name, UPLOADS.attachments),
          `${length} bytes`,
        ).not.toBeNull();
      }
    },
  );
});
