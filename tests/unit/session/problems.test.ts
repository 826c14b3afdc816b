import { describe, expect, test } from 'vitest';
import { logAuthError, named, PROBLEMS, problemOf, withAuthNotes } from '../../../lib/session/problems.ts';
import french from '../../../messages/fr/session.json' with { type: 'json' };
import dutch from '../../../messages/nl/session.json' with { type: 'json' };
import { expectConsole } from '../../setup/console.ts';

const SIGN_IN = '/api/auth/signin/idp';

/** Section 8 of the specification, "Session". */
const OF_SECTION_8 =
  'OAuthCallbackError, AccountNotLinkedError, MissingAPIRoute, MissingSecret, MissingAuthorize, MissingAdapter, MissingAdapterMethods, UnsupportedStrategy, InvalidCallbackUrl'.split(
    ', ',
  );

describe('every authentication error has a page in plain words', () => {
  test.each(OF_SECTION_8)('%s', (name) => {
    expect(problemOf(name)).toBe(name);
    const { words } = PROBLEMS[problemOf(name)];
    expect(french.problem[words].title).not.toBe('');
    expect(dutch.problem[words].text).not.toBe(french.problem[words].text);
  });

  test.each(['', 'toString', '__proto__', 'Nothing', undefined, ['OAuthCallbackError']])(
    '%j is the general one',
    (name) => expect(problemOf(name)).toBe('Configuration'),
  );
});

describe('the error page is told the true name', () => {
  const answered = (location: string) =>
    new Response(null, { status: 302, headers: { location, 'set-cookie': 'a=1' } });

  test.each([
    [
      'http://fr.localhost/auth/error?error=Configuration',
      'InvalidCheck',
      'http://fr.localhost/auth/error?error=InvalidCheck',
    ],
    [
      'http://fr.localhost/auth/login?error=OAuthCallbackError',
      'OAuthCallbackError',
      'http://fr.localhost/auth/error?error=OAuthCallbackError',
    ],
    [
      'http://fr.localhost/auth/error?error=Configuration',
      'SomethingNew',
      'http://fr.localhost/auth/error?error=Configuration',
    ],
    ['http://fr.localhost/auth/error?error=Configuration', null, 'http://fr.localhost/auth/error?error=Configuration'],
  ])('%s after %s', (location, error, wanted) => {
    const response = named(answered(location), error, SIGN_IN);
    expect(response.headers.get('location')).toBe(wanted);
    expect(response.headers.get('set-cookie')).toBe('a=1');
    expect(response.status).toBe(302);
  });

  test.each([
    'http://fr.localhost/auth?to=%2Fmon-compte',
    'http://fr.localhost/auth/login',
    'http://127.0.0.1:3105/auth/error/x?error=a',
  ])('%s is left as it is', (location) => {
    const response = answered(location);
    expect(named(response, 'InvalidCheck', SIGN_IN)).toBe(response);
  });

  test('a bare 500 becomes the page that says why', () => {
    const response = named(new Response('{}', { status: 500 }), 'InvalidCallbackUrl', SIGN_IN);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/auth/error?error=InvalidCallbackUrl');
  });

  test.each(['session', 'csrf', 'providers'])('but never for %s, which a script asks for', (name) => {
    const bare = new Response('{}', { status: 500 });
    expect(named(bare, 'MissingSecret', `/api/auth/${name}`)).toBe(bare);
  });

  test('a surprise stays the 500 that it is', () => {
    const surprise = new Response('{}', { status: 500 });
    expect(named(surprise, 'TypeError', SIGN_IN)).toBe(surprise);
    expect(named(surprise, null, SIGN_IN)).toBe(surprise);
  });
});

test.each([
  ['another login that took its place', new Error('unexpected "state" response parameter value'), 'InvalidCheck'],
  ['a code that was used', Object.assign(new Error('x'), { error: 'invalid_grant' }), 'InvalidCheck'],
  ['a provider that refuses', Object.assign(new Error('x'), { error: 'server_error' }), 'CallbackRouteError'],
  ['anything else', undefined, 'CallbackRouteError'],
])('a callback that fails for %s', async (_, err, name) => {
  expectConsole('error', /^\[session\]/);
  const failed = Object.assign(new Error('failed'), { type: 'CallbackRouteError', cause: err && { err } });
  const { error } = await withAuthNotes(async () => logAuthError(failed));
  expect(error).toBe(name);
});
