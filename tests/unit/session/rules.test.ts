import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventOf, markIn, markOf } from '../../../lib/session/cookies.ts';
import { claimsIn, refusalOf } from '../../../lib/session/provider.ts';
import { requestedPath } from '../../../lib/session/redirect-path.ts';
import { sessionTokenIn } from '../../../lib/session/session.ts';
import { multipassToken } from '../../../lib/sign-in/customer-token.ts';
import { DEDUP_MS, REFETCH_MS, RETRY_MS, sessionQuery, statusOf } from '../../../lib/sign-in/watch.ts';

const profile = { sub: 'u1', email: 'a@b.fr', email_verified: true, given_name: 'Ada', family_name: 'Byron' };

describe('which profiles sign in', () => {
  test.each([
    ['a verified one', profile, null],
    ['one whose provider writes true as a text', { ...profile, email_verified: 'true' }, null],
    ['one that is not verified', { ...profile, email_verified: false }, 'EmailUnverified'],
    ['one that does not say', { ...profile, email_verified: undefined }, 'EmailUnverified'],
    ['one with another text', { ...profile, email_verified: 'yes' }, 'EmailUnverified'],
    ['one without an e-mail', { ...profile, email: undefined }, 'Profile'],
    ['one with half an e-mail', { ...profile, email: 'a@' }, 'Profile'],
    ['one that looks like another', { ...profile, email: 'a\u200b@b.fr' }, 'Profile'],
    ['one of full width', { ...profile, email: '\uff41@b.fr' }, 'Profile'],
    ['an international one', { ...profile, email: 'a@zürich.ch' }, null],
    ['one with signs', { ...profile, email: 'a&c@b.fr' }, null],
    ['one without a subject', { ...profile, sub: '' }, 'Profile'],
    ['none', undefined, 'Profile'],
  ])('%s', (_, given, refusal) => expect(refusalOf(given)).toBe(refusal));

  test('a name that is none is left out', () => {
    expect(claimsIn({ ...profile, given_name: ' ', family_name: 7 })).toMatchObject({
      given_name: null,
      family_name: null,
    });
  });
});

describe('a Multipass', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  // The visitor's address is not part of the token: the shop sees the address of this server.
  const person = { email: 'a@b.fr', givenName: 'Ada', familyName: null, identifier: 'u1', remoteIp: '203.0.113.7' };
  const token = multipassToken('secret', person, now);
  const bytes = Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  const keys = createHash('sha256').update('secret').digest();

  test('is the encrypted person with a vector before and a signature after it', () => {
    const [body, signature] = [bytes.subarray(0, -32), bytes.subarray(-32)];
    expect(createHmac('sha256', keys.subarray(16)).update(body).digest()).toEqual(signature);
    const decipher = createDecipheriv('aes-128-cbc', keys.subarray(0, 16), body.subarray(0, 16));
    const text = Buffer.concat([decipher.update(body.subarray(16)), decipher.final()]).toString();
    expect(JSON.parse(text)).toEqual({
      email: 'a@b.fr',
      created_at: '2026-11-21T10:00:00.000Z',
      identifier: 'u1',
      first_name: 'Ada',
    });
  });

  test('is another one each time, in letters that an address may hold', () => {
    expect(multipassToken('secret', person, now)).not.toBe(token);
    expect(token).toMatch(/^[\w-]+=*$/);
  });
});

describe('the session of the browser', () => {
  test('section 9: refetch 300 s; dedup 2 s; retry 5 s', () => {
    expect([REFETCH_MS, DEDUP_MS, RETRY_MS]).toEqual([300_000, 2_000, 5_000]);
    const interval = sessionQuery.refetchInterval as (query: { state: { data: unknown } }) => number | false;
    // Unknown, as after a failed first read, is not signed out.
    expect([{ user: {} }, undefined, null].map((data) => interval({ state: { data } }))).toEqual([
      300_000,
      300_000,
      false,
    ]);
    expect(sessionQuery).toMatchObject({ staleTime: 2_000, retryDelay: 5_000, refetchOnWindowFocus: true });
  });

  const session = { user: { email: 'a@b.fr', name: 'Ada' }, expires: '2026-12-01T00:00:00Z' };
  test.each([
    ['loading', { data: undefined, isPending: true, isError: false }],
    ['authenticated', { data: session, isPending: false, isError: false }],
    ['unauthenticated', { data: null, isPending: false, isError: false }],
    ['unauthenticated', { data: undefined, isPending: false, isError: true }],
    ['unauthenticated', { data: session, isPending: false, isError: true }],
    ['unauthenticated', { data: { ...session, error: 'RefreshAccessTokenError' }, isPending: false, isError: false }],
  ] as const)('is %s', (status, known) => expect(statusOf(known)).toBe(status));

  test.each([
    ['', null],
    ['a=1; signed-in=login.7c; b=2', 'login.7c'],
    ['signed-in=sign_up.7c', 'sign_up.7c'],
    ['not-signed-in=login.7c', null],
    ['signed-in=<script>', null],
  ])('the mark in %j', (cookie, mark) => expect(markIn(cookie)).toBe(mark));

  test.each(['login', 'sign_up'] as const)('a mark says that it was a %s', (event) => {
    expect(eventOf(markOf(event, '7c'))).toBe(event);
  });
});

describe('the ticket in the cookie', () => {
  const whole = {
    sub: 'u1',
    email: 'a@b.fr',
    checkAt: 5,
    givenName: 'Ada',
    familyName: '',
    idToken: 'x',
    refreshToken: 'y',
  };
  test('is read', () => expect(sessionTokenIn(whole)).toEqual({ ...whole, familyName: null }));
  test.each([null, {}, { ...whole, sub: undefined }, { ...whole, email: 3 }, { ...whole, checkAt: 'soon' }])(
    '%j is none',
    (token) => expect(sessionTokenIn(token as never)).toBeNull(),
  );
  test('an error that nobody knows is none', () => {
    expect(sessionTokenIn({ ...whole, error: 'Other' })).not.toHaveProperty('error');
  });
});

describe('where a visitor was on the way to', () => {
  test.each([
    ['authjs.callback-url', 'http://fr.localhost:3000/auth?to=%2Fmon-compte&event=login', '/mon-compte'],
    ['__Secure-authjs.callback-url', 'https://be.silene.example/auth?to=%2Fnl%2Fmijn-account', '/nl/mijn-account'],
    ['authjs.callback-url', 'http://fr.localhost:3000/auth?to=%2F%2Fevil.example', undefined],
    ['authjs.callback-url', 'nothing', undefined],
    ['callback-url', 'http://fr.localhost:3000/auth?to=%2Fmon-compte', undefined],
  ])('%s=%s', (name, value, path) => expect(requestedPath([{ name, value }])).toBe(path));
});
