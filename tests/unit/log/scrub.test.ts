import { expect, test } from 'vitest';
import { scrubbed } from '../../../lib/platform/log/log.ts';

test.each([
  ['a plain sentence', 'No product found with id 42', 'No product found with id 42'],
  ['a line break', 'one\r\n{"level":"info"}', 'one {"level":"info"}'],
  ['colours', 'a \u001b[31mred\u001b[0m word', 'a [31mred [0m word'],
  ['what turns the line around', 'a\u202Eb\u2028c\u0000d', 'a b c d'],
  ['an address', 'to Camille.Morel+x@exemple.fr: no', 'to ‹e-mail›: no'],
  ['an address with accents', 'é@hôtel.fr refused', '‹e-mail› refused'],
  ['an encoded address', 'camille%40exemple.fr', '‹e-mail›'],
  [
    'the query of an address',
    'no answer from https://x.example/a?q=sommeil&t=1',
    'no answer from https://x.example/a?…',
  ],
  ['the query of a path', 'GET /recherche?q=sommeil failed', 'GET /recherche?… failed'],
  ['a password in an address', 'redis://user:geheim@cache:6379 away', 'redis://…@cache:6379 away'],
  ['a cart', 'gid://shopify/Cart/c1-abc?key=123 is gone', 'gid://shopify/Cart/… is gone'],
  ['a product', 'gid://shopify/Product/42', 'gid://shopify/Product/42'],
  ['a session', `cookie ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`, 'cookie ‹token›'],
  ['a long secret', `key ${'0a'.repeat(20)}`, 'key ‹token›'],
  ['what is no JSON', `Unexpected token 'C', "Camille Mo"... is not valid JSON`, 'no valid JSON'],
  ['a bearer', 'authorization: Bearer abc-def', 'authorization: Bearer ‹token›'],
  ['a telephone', 'call +33 6 12 34 56 78 or 06.12.34.56.78', 'call ‹phone› or ‹phone›'],
  ['an id of the outbox', '3f0c7d1e-8a57-4f0e-9a4b-0c1d2e3f4a5b', '3f0c7d1e-8a57-4f0e-9a4b-0c1d2e3f4a5b'],
  [
    'an address of this machine',
    'no connection to http://127.0.0.1:3102/api/v2',
    'no connection to http://127.0.0.1:3102/api/v2',
  ],
])('%s', (_, text, left) => {
  expect(scrubbed(text)).toBe(left);
});

// Long enough that a pattern with catastrophic backtracking would not finish.
test.each(['a', 'a.', 'a@', '1 '])('a document of %j is cut', (part) => {
  expect(scrubbed(part.repeat(2_000_000)).length).toBeLessThanOrEqual(2_000);
});
