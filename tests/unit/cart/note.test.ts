import { describe, expect, test } from 'vitest';
import { NOTE_LENGTH } from '../../../lib/cart/rules.ts';
import { noteSchema } from '../../../lib/cart/schema.ts';

describe('a note as a form sends it', () => {
  test('line ends are those of the field again', () => {
    expect(noteSchema.parse({ note: ' Au portail,\r\nmerci.\r\n' })).toEqual({ note: 'Au portail,\nmerci.' });
  });

  test.each([
    ['as long as the field allows, line ends counted once', `${'a\r\n'.repeat(NOTE_LENGTH / 2 - 1)}ab`, true],
    ['one character more', `${'a\r\n'.repeat(NOTE_LENGTH / 2)}a`, false],
  ])('%s', (_title, note, taken) => {
    expect(noteSchema.safeParse({ note }).success).toBe(taken);
  });
});
