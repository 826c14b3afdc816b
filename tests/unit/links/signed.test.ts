import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURPOSES, readLink, signLink } from '../../../lib/links/signed.ts';

const SECRET = 'a-secret-of-this-test-alone';
const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const link = { purpose: 'newsletter-leave', id: '0192f0c4-7d7e-4000-8000-000000000001' } as const;
const token = signLink(link, NOW + HOUR, SECRET);
const read = (text: string, secret = SECRET, now = NOW) => readLink(text, secret, now);
const invalid = { valid: false, reason: 'invalid' };
const expired = { valid: false, reason: 'expired' };

describe('a link of ours', () => {
  test.each(PURPOSES)('is good for what it was made for: %s', (purpose) => {
    expect(read(signLink({ ...link, purpose }, NOW + HOUR, SECRET))).toEqual({ ...link, valid: true, purpose });
  });

  test('fits into an address as it is', () => {
    expect(token).toMatch(/^[\w.-]+$/);
    expect(token.length).toBeLessThan(150);
  });

  test('is good to its last moment, and expired afterwards', () => {
    expect(read(token, SECRET, NOW + HOUR)).toMatchObject({ valid: true });
    expect(read(token, SECRET, NOW + HOUR + 1)).toEqual(expired);
  });
});

describe('a link that was changed is not ours', () => {
  const [, id, expires, signature] = token.split('.');
  test.each([
    ['another purpose', ['newsletter-confirm', id, expires, signature]],
    ['another id', ['newsletter-leave', '0192f0c4-7d7e-4000-8000-000000000002', expires, signature]],
    ['a longer life', ['newsletter-leave', id, 'zzzzzzz', signature]],
    ['no signature', ['newsletter-leave', id, expires, '']],
    ['half a signature', ['newsletter-leave', id, expires, signature?.slice(0, 20)]],
    ['something behind it', ['newsletter-leave', id, expires, signature, 'x']],
    ['a dot behind it', ['newsletter-leave', id, expires, signature, '']],
    ['a dot inside', ['newsletter-leave', `${id}.`, expires, signature]],
  ])('%s', (_, parts) => {
    expect(read(parts.join('.'))).toEqual(invalid);
  });

  test('each single character of it counts', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'x' ? 'y' : 'x';
      expect(read(token.slice(0, at) + other + token.slice(at + 1)), `at ${at}`).toEqual(invalid);
    }
  });

  test('of an expired one nothing is said when it is not ours', () => {
    const late = signLink(link, NOW - HOUR, 'another-secret');
    expect(read(late)).toEqual(invalid);
    expect(read(signLink(link, NOW - HOUR, SECRET))).toEqual(expired);
  });

  test('one with a purpose that there is not, though signed', () => {
    expect(read(signLink({ ...link, purpose: 'toString' as 'newsletter-leave' }, NOW + HOUR, SECRET))).toEqual(invalid);
  });

  test('ten thousand texts of any kind', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string(), { maxLength: 6 }).map((parts) => parts.join('.')),
    );
    fc.assert(
      fc.property(any, (text) => {
        expect(read(text)).toEqual(invalid);
      }),
      { numRuns: 10_000 },
    );
    expect(read('a'.repeat(10_000_000))).toEqual(invalid);
  });
});

describe('FORMS_SECRET', () => {
  test('after a comma stands the one before it: its links are still good, new ones are signed with the first', () => {
    const rotated = `a-new-secret, ${SECRET}`;
    expect(read(token, rotated)).toMatchObject({ valid: true });
    expect(read(signLink(link, NOW + HOUR, rotated), 'a-new-secret')).toMatchObject({ valid: true });
    expect(read(signLink(link, NOW + HOUR, rotated))).toEqual(invalid);
    expect(read(token, 'a-new-secret')).toEqual(invalid);
  });

  test.each([`${SECRET},`, `,${SECRET}`, `${SECRET}, ,`])('a comma too many opens no door: %j', (setting) => {
    expect(read(signLink(link, NOW + HOUR, ''), setting)).toEqual(invalid);
    expect(read(token, setting)).toMatchObject({ valid: true });
  });
});
