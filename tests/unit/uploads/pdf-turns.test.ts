import { expect, test } from 'vitest';
import { pdfFault } from '../../../lib/uploads/formats/pdf.ts';

test('a file of words that begin nothing lets others have their turn', async () => {
  const bytes = Buffer.from(`%PDF-1.4\n${'obj'.repeat(1_000_000)}`);
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  expect(await pdfFault(bytes)).toBe('fileDamaged');
  isDone = true;
  expect(turns).toBeGreaterThan(90);
});
