import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContents } from '../../../lib/uploads/contents.ts';
import { expectConsole } from '../../setup/console.ts';
import { BAD_SAMPLES, GOOD_SAMPLES } from './samples.ts';

const FAULTS = ['fileContent', 'fileUnsafe', 'fileProtected', 'fileDamaged'];
const MAX_BYTES = 100_000;
const sound = GOOD_SAMPLES.filter(({ bytes }) => bytes.length < MAX_BYTES);
const any = [...sound, ...BAD_SAMPLES.filter(({ bytes }) => bytes.length > 0 && bytes.length < MAX_BYTES)];

const share = fc.nat(999).map((thousandths) => thousandths / 1_000);
/** Usually all of it. */
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
    return Buffer.concat([bytes, rest]);
  });

describe('a broken file', () => {
  test('gets an answer', async () => {
    // The reader of PDF files warns of what it leaves out.
    expectConsole('warn', /^Removing parsed object/);
    await fc.assert(
      fc.asyncProperty(broken, async (bytes) => {
        const contents = await readContents(bytes);
        if ('fault' in contents) expect(FAULTS).toContain(contents.fault);
        else expect(contents.endings.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a good file that was cut off', () => {
  const documents = sound.filter(
    ({ title, name }) => /\.(?:pdf|docx?|odt)$/.test(name) && !/behind|padded|photo/.test(title),
  );

  test.each(documents)('is refused wherever: $title', async ({ bytes }) => {
    const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((bytes.length * (index + 1)) / 24));
    for (const length of cuts) {
      expect(await readContents(Buffer.from(bytes.subarray(0, length))), `${length} bytes`).toHaveProperty('fault');
    }
  });
});
