import { describe, expect, test } from 'vitest';
import { phoneCountry, telephoneHref, toE164 } from '../../../lib/platform/text/phone.ts';

describe('a number as the shop takes it', () => {
  test.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06-12-34-56-78', 'FR', '+33612345678'],
    ['612345678', 'FR', '+33612345678'],
    ['+33 6 12 34 56 78', 'BE', '+33612345678'],
    ['0033 6 12 34 56 78', 'BE', '+33612345678'],
    ['+33 06 12 34 56 78', 'FR', '+33612345678'],
    ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
    ['06 12 34 56 78', 'DE', '+33612345678'],
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['04-123 45 67', 'BE', '+3241234567'],
    ['+32 470 12 34 56', 'FR', '+32470123456'],
    ['+32 (0)470 12 34 56', 'FR', '+32470123456'],
    ['+216 71 123 456', 'FR', '+21671123456'],
    ['71 123 456', 'TN', '+21671123456'],
    ['06 12 34 56 78', 'TN', '+33612345678'],
    ['26 12 34', 'NC', '+687261234'],
    ['06 12 34 56 78', 'NC', '+33612345678'],
    ['16 12 34', 'NC', null],
    ['+999 123456789012', 'FR', '+999123456789012'],
    ['+999 1234567890123', 'FR', null],
    ['+44 20 7946 0018', 'FR', '+442079460018'],
    ['06 12 34 56 7', 'FR', null],
    ['06 12 34 56 78 9', 'FR', null],
    ['+33 6 12 34 56 7', 'FR', null],
    ['+262 692 12 34', 'FR', null],
    ['0470 12', 'BE', null],
    ['06 12 34 56 78', 'BE', null],
    ['+', 'FR', null],
    ['+0 612345678', 'FR', null],
    ['', 'FR', null],
  ])('%j in %s is %j', (typed, country, number) => {
    expect(toE164(typed, country)).toBe(number);
  });

  test.each([
    ['06\u00a014\u202f25\u200936\u200747', '+33614253647'],
    ['06\u201114\u201325\u221236\u201447', '+33614253647'],
    ['\u202a+33\u00a06\u00a014\u00a025\u00a036\u00a047\u202c', '+33614253647'],
    ['０６１４２５３６４７', '+33614253647'],
    ['＋33 6 14 25 36 47', '+33614253647'],
  ])('pasted as %j', (typed, number) => {
    expect(toE164(typed, 'FR')).toBe(number);
  });
});

describe('overseas departments have codes of their own', () => {
  test.each([
    ['0262 45 67 89', '+262262456789'],
    ['0263 45 67 89', '+262263456789'],
    ['0692 45 67 89', '+262692456789'],
    ['0693 45 67 89', '+262693456789'],
    ['0269 45 67 89', '+262269456789'],
    ['0639 45 67 89', '+262639456789'],
    ['0590 45 67 89', '+590590456789'],
    ['0690 45 67 89', '+590690456789'],
    ['0691 45 67 89', '+590691456789'],
    ['0594 45 67 89', '+594594456789'],
    ['0694 45 67 89', '+594694456789'],
    ['0596 45 67 89', '+596596456789'],
    ['0696 45 67 89', '+596696456789'],
    ['0697 45 67 89', '+596697456789'],
    ['0695 45 67 89', '+33695456789'],
    ['0698 45 67 89', '+33698456789'],
    ['0264 45 67 89', '+33264456789'],
    ['0595 45 67 89', '+33595456789'],
  ])('%s is %s, wherever in France it is written, and with the wrong code as well', (typed, number) => {
    const digits = typed.replaceAll(' ', '').slice(1);
    for (const country of ['FR', 'RE', 'YT', 'GP', 'GF', 'MQ', 'MF', 'BL']) expect(toE164(typed, country)).toBe(number);
    expect(toE164(`+33 ${digits}`, 'BE')).toBe(number);
    expect(toE164(`0033 (0)${digits}`, 'BE')).toBe(number);
    expect(toE164(number, 'FR')).toBe(number);
    expect(toE164(number.replace(digits, ` (0)${digits}`), 'FR')).toBe(number);
    expect(telephoneHref(typed, 'FR')).toBe(`tel:${number}`);
  });

  test('a Belgian number that looks like one is Belgian', () => {
    expect(toE164('069 67 89 01', 'BE')).toBe('+3269678901');
  });
});

test.each<[country: string, market: string, expected: string]>([
  ...['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT', 'NC', 'TN'].map((code): [string, string, string] => [
    code,
    'BE',
    code,
  ]),
  ['BE', 'FR', 'BE'],
  ['DE', 'BE', 'BE'],
])('an address in %s, market %s: a number of %s', (country, market, expected) => {
  expect(phoneCountry(country, market)).toBe(expected);
});

test.each([
  ['04 65 71 18 20', 'FR', 'tel:+33465711820'],
  ['+33 4 65 71 19 31', 'BE', 'tel:+33465711931'],
  ['0033 4 65 71 18 20', 'RE', 'tel:+33465711820'],
  ['0262 12 34 56', 'RE', 'tel:+262262123456'],
  ['01 42 12 34 56', 'RE', 'tel:+33142123456'],
  ['05.90.12.34.56', 'GP', 'tel:+590590123456'],
  ['0596 123456', 'MQ', 'tel:+596596123456'],
  ['25 12 34', 'NC', 'tel:+687251234'],
  ['02/555.12.34', 'BE', 'tel:+3225551234'],
  ['070 245 245', 'BE', 'tel:+3270245245'],
  ['3624', 'FR', 'tel:3624'],
  ['15', 'FR', 'tel:15'],
  ['190', 'TN', 'tel:190'],
])('%s in %s is dialled as %s', (written, country, href) => {
  expect(telephoneHref(written, country)).toBe(href);
});
