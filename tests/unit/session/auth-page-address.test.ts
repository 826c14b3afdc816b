import { expect, test } from 'vitest';
import { ledTo } from '../../../lib/session/redirect-path.ts';

const wanted = [{ name: 'authjs.callback-url', value: 'http://be.localhost:3000/auth?to=%2Fnl%2Fmijn-account' }];

test.each<[address: string, path: string]>([
  ['/auth?to=%2Fnl%2Fmijn-account', '/nl/mijn-account'],
  ['/auth/login?to=%2Fnl%2Fmijn-account&state=%2F', '/nl/mijn-account'],
  ['/auth/signed-out?state=%2Fnl&to=%2F', '/nl'],
  ['/auth/error?error=AccessDenied&to=%2F', '/nl/mijn-account'],
  ['/auth?to=%2F%2Felsewhere.test%2Fnl', '/'],
  ['/auth', '/'],
  ['/', '/'],
  ['//[', '/'],
])('the page %s leads to %s', (address, path) => {
  expect(ledTo(address, wanted)).toBe(path);
});

test('an error without a way that somebody was on leads home', () => {
  expect(ledTo('/auth/error', [])).toBe('/');
});
