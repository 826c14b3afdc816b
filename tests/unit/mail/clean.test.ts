import { describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { displayName, fileName, mailboxOf, safeMailbox, sanitizeLine } from '../../../lib/platform/text/email.ts';

test.each([
  ['Un\r\nBcc: eve@example.org', 'Un Bcc: eve@example.org'],
  ['  a \t b  ', 'a b'],
  ['un\u00a0: deux', 'un\u00a0: deux'],
  ['a\u202eb\u0000c', 'abc'],
  ['a\u200eb\u200fc\u2066d\ufeffe', 'abcde'],
  ['é'.repeat(300), `${'é'.repeat(199)}…`],
])('%j on one line is %j', (text, line) => {
  expect(sanitizeLine(text)).toBe(line);
});

test.each([
  ['Élise "Lili" D’Hondt', 'Élise Lili D’Hondt'],
  ["D'Arc, Jeanne", "D'Arc, Jeanne"],
  ['a@b.example> , <eve@example.org', 'a@b.example , eve@example.org'],
  ['x\\"\r\n', 'x'],
])('the name %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['a\r\nContent-Type: text/html.pdf', 'a Content-Type text html.pdf'],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(99)}….docx`],
  [`${'a'.repeat(300)}.numbers0`, `${'a'.repeat(99)}….numbers0`],
  ['C:\\Users\\é\\lettre.odt', 'C Users é lettre.odt'],
])('the file %j is called %j', (name, called) => {
  expect(fileName(name)).toBe(called);
});

describe('a mailbox', () => {
  test.each([
    [
      'Laboratoires Silène <bonjour@silene.example>',
      { name: 'Laboratoires Silène', address: 'bonjour@silene.example' },
    ],
    ['"Silène" <a@silene.example> ', { name: 'Silène', address: 'a@silene.example' }],
    ['<a@silene.example>', { name: undefined, address: 'a@silene.example' }],
    [' a@silene.example', { address: 'a@silene.example' }],
  ])('%j is read', (text, mailbox) => {
    expect(mailboxOf(text)).toEqual(mailbox);
  });

  test.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a@b.example"@c.example',
    'a b@c.example',
    '<a@b.example>',
    'a@b@c.example',
    'nobody',
    '',
  ])('%j is not one address', (address) => {
    expect(() => safeMailbox({ address })).toThrow(AppError);
  });

  test('keeps a name that is one, and drops one that is nothing', () => {
    expect(safeMailbox({ name: 'Eve" <x@y.example>', address: 'a@b.example' })).toEqual({
      name: 'Eve x@y.example',
      address: 'a@b.example',
    });
    expect(safeMailbox({ name: '\r\n', address: 'a@b.example' })).toEqual({ address: 'a@b.example' });
  });
});
