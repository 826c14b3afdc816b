import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, extensionOf, isHostileName, withEnding } from '../../../lib/uploads/limits.ts';

describe('extensionOf', () => {
  test.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['cv.pdf.exe', 'exe'],
    ['cv.exe.pdf', 'pdf'],
    ['C:\\fakepath\\cv.docx', 'docx'],
    ['folder.pdf/cv', ''],
    ['cv.pdf ', 'pdf'],
    ['cv.pdf.', ''],
    ['cv.pdf::$DATA', 'pdf::$data'],
    ['.pdf', 'pdf'],
    ['cv', ''],
    ['', ''],
  ])('%j → %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('isHostileName', () => {
  test.each([
    '../cv.pdf',
    '..\\cv.pdf',
    'a/../cv.pdf',
    '..',
    'cv\0.pdf',
    'cv\r\n.pdf',
    'cv\u009f.pdf',
    'cv\u202efdp.exe',
    'cv\u2066.pdf',
    `${'a'.repeat(252)}.pdf`,
  ])('%j', (name) => {
    expect(isHostileName(name)).toBe(true);
  });

  test.each([
    'cv.pdf',
    'Élodie Cœur – CV (2026).pdf',
    'السيرة الذاتية.pdf',
    'C:\\fakepath\\cv.pdf',
    'v1..2.pdf',
    `${'a'.repeat(251)}.pdf`,
  ])('not %j', (name) => {
    expect(isHostileName(name)).toBe(false);
  });
});

describe('cleanName', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['Élodie Cœur – CV (2026).pdf', 'Élodie Cœur – CV (2026).pdf'],
    ['E\u0301lodie.pdf', 'Élodie.pdf'],
    ['السيرة الذاتية.pdf', 'السيرة الذاتية.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['cv\r\nX-Evil: 1.pdf', 'cvX-Evil- 1.pdf'],
    // Up to ten characters are an extension, more are part of the name.
    [`${'a'.repeat(120)}.numbers09`, `${'a'.repeat(90)}.numbers09`],
    [`${'a'.repeat(120)}.numbers010`, 'a'.repeat(100)],
    ['a'.repeat(100), 'a'.repeat(100)],
    // Only the last thousand characters are examined.
    [`cv${'\u200b'.repeat(996)}.pdf`, 'document.pdf'],
    [`cv${'\u200b'.repeat(994)}.pdf`, 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['a\0b.pdf', 'ab.pdf'],
    ['"lettre" d\'Élodie.pdf', 'lettre d’Élodie.pdf'],
    ['a<b>:c|d?e*f.pdf', 'a-b--c-d-e-f.pdf'],
    ['  cv  de   Zoé .pdf', 'cv de Zoé.pdf'],
    ['.htaccess', 'document.htaccess'],
    ['.pdf', 'document.pdf'],
    ['...', 'document'],
    ['/', 'document'],
    ['', 'document'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(96)}.pdf`],
    [`${'a'.repeat(95)}😀.pdf`, `${'a'.repeat(95)}.pdf`],
    [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(98)}`],
    ['\ud800cv.pdf', 'cv.pdf'],
  ])('%j → %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', 'a', '"', '\n', '\u202e', 'é', '\u0301', '\ud83d') }),
  );

  test('of any text, a name that is safe in a header, in a folder and on a screen', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const clean = cleanName(name);
        expect(clean.length).toBeGreaterThan(0);
        expect(clean.length).toBeLessThanOrEqual(100);
        expect(clean).not.toMatch(/[\p{Cc}"`'<>:|?*/\\\u202a-\u202e\u2066-\u2069]/u);
        expect(clean).not.toMatch(/^[.\s]|[.\s]$/);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean.normalize('NFC')).toBe(clean);
        expect(isHostileName(clean)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a name of a million characters comes to an end', () => {
    expect(cleanName(`${'. '.repeat(500_000)}a`)).toBe('a');
  });

  test('once is enough', () => {
    fc.assert(fc.property(anyName, (name) => cleanName(cleanName(name)) === cleanName(name)));
  });

  test('a short ending stays', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (base) => {
        expect(extensionOf(cleanName(`${base}.docx`))).toBe('docx');
      }),
    );
  });
});

test.each([
  ['IMG_2.jpg', 'png', 'IMG_2.png'],
  ['Scan 3.11.2026.jpeg', 'jpg', 'Scan 3.11.2026.jpg'],
  ['photo', 'png', 'photo.png'],
  [`${'a'.repeat(96)}.jpg`, 'jpeg', `${'a'.repeat(95)}.jpeg`],
])('%j as %s is %j', (name, ending, renamed) => {
  expect(withEnding(name, ending)).toBe(renamed);
});
