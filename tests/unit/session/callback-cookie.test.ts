import { expect, test } from 'vitest';
import { withoutBadCallback } from '../../../lib/session/redirect-path.ts';

const cleaned = (cookie: string) => {
  const result = withoutBadCallback(new Headers({ cookie, host: 'fr.localhost' }));
  return result && [result.headers.get('cookie'), result.erasures.map((line) => line.split('=')[0])];
};

test.each([
  ['', null],
  ['a=1; authjs.callback-url=https%3A%2F%2Fbe.silene.example%2Fauth%3Fto%3D%252F', null],
  ['authjs.callback-url=/mon-compte', null],
  ['authjs.callback-url=https://be.silene.example/%E0%A4%A', null],
  ['authjs.callback-url=', null],
  ['authjs.callback-url-of-another=garbage', null],
  ['a=1; authjs.callback-url=garbage; b=2=3', ['a=1; b=2=3', ['authjs.callback-url']]],
  ['__Secure-authjs.callback-url=%E0%A4%A; a=1', ['a=1', ['__Secure-authjs.callback-url']]],
  ['authjs.callback-url=javascript%3Aalert(1)', ['', ['authjs.callback-url']]],
  ['authjs.callback-url=http://', ['', ['authjs.callback-url']]],
])('%j', (cookie, wanted) => {
  expect(cleaned(cookie)).toEqual(wanted);
});

test('what erases a prefixed cookie has what browsers ask of it', () => {
  const [line] = withoutBadCallback(new Headers({ cookie: '__Secure-authjs.callback-url=x' }))?.erasures ?? [];
  expect(line).toMatch(/Max-Age=0.*; Secure/);
});
