import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import { withPublicUrl } from '../../../lib/session/public-url.ts';
import { changed } from '../../setup/changed-settings.ts';

/** The URL as a route handler sees it, whichever host was requested. */
const FIXED = 'http://localhost:3000';
const cookie = { cookie: 'session=1; other=2' };

test.each<[Locale, string, string]>([
  ['fr-fr', '/api/auth/session', 'https://www.silene.test/api/auth/session'],
  [
    'nl-be',
    '/api/auth/callback/shop?code=a%2Fb&state=c',
    'https://be.silene.test/api/auth/callback/shop?code=a%2Fb&state=c',
  ],
])('%s: %s was asked at %s', (locale, path, asked) => {
  Object.assign(changed, { SITE_URL_FR: 'https://www.silene.test', SITE_URL_BE: 'https://be.silene.test' });
  const own = withPublicUrl(new NextRequest(`${FIXED}${path}`, { headers: cookie }), MARKETS[locale]);
  expect(own.url).toBe(asked);
  expect(own.nextUrl.href).toBe(asked);
  expect(own.headers.get('cookie')).toBe(cookie.cookie);
});

test.each([
  [undefined, cookie.cookie],
  [new Headers({ cookie: 'other=2' }), 'other=2'],
])('a form arrives as it was posted, with the headers that it is to have', async (headers, read) => {
  const posted = new NextRequest(`${FIXED}/api/auth/signout`, { method: 'POST', body: 'csrfToken=x', headers: cookie });
  const own = withPublicUrl(posted, MARKETS['fr-fr'], headers);
  expect([own.method, await own.text(), own.headers.get('cookie')]).toEqual(['POST', 'csrfToken=x', read]);
});
