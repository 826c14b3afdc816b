import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { templatesOf } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import middleware, { config } from '../../middleware.ts';

const ask = (host: string, path: string, method = 'GET') =>
  middleware(new NextRequest(`http://${host}:3000${path}`, { method, headers: { host: `${host}:3000` } }));

describe('where nobody has an account', () => {
  test.each([
    ['/auth', 'GET'],
    ['/auth/login?to=%2F', 'GET'],
    ['/auth/error?error=AccessDenied', 'GET'],
    ['/auth/shop?to=%2F', 'GET'],
    ['/auth/login', 'POST'],
  ])('%s (%s) does not exist', (path, method) => {
    const rewritten = ask('tn.localhost', path, method).headers.get('x-middleware-rewrite');
    expect(URL.parse(rewritten ?? '')?.pathname).toBe('/internal-path');
  });

  test.each(['fr.localhost', 'be.localhost'])('%s has them', (host) => {
    const answer = ask(host, '/auth/login?to=%2F');
    expect([answer.headers.get('x-middleware-next'), answer.headers.get('x-middleware-rewrite')]).toEqual(['1', null]);
  });
});

test('the matcher of the cart page names the page of each market with a shop', () => {
  const pages = LOCALES.flatMap((locale) =>
    templatesOf('/checkout/cart', locale).map((template) => (MARKETS[locale].prefix + template).slice(1)),
  );
  const [matcher] = config.matcher.filter((each) => 'has' in each);
  expect(matcher?.source).toBe(`/(${[...new Set(pages)].join('|')})`);
});

describe('the answer to a form of the cart', () => {
  const cart = (path: string, { seen = '', dest = 'document', method = 'GET' } = {}) =>
    middleware(
      new NextRequest(`http://fr.localhost:3000${path}`, {
        method,
        headers: { host: 'fr.localhost:3000', 'sec-fetch-dest': dest, cookie: seen && `cart-answer=${seen}` },
      }),
    );
  const told = '/commande/panier?field=code&warning=DISCOUNT_EXPIRED&answer=0123abcd';

  test('is shown, and noted in a cookie that says nothing else', () => {
    const answer = cart(told);
    expect(answer.headers.get('x-middleware-next')).toBe('1');
    expect(answer.cookies.get('cart-answer')).toMatchObject({
      value: '0123abcd',
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      path: '/',
    });
    expect(answer.cookies.get('cart-answer')).not.toHaveProperty('maxAge');
  });

  test('is left out of a reload, which keeps what was typed', () => {
    const again = cart(told, { seen: '0123abcd' });
    expect(again.status).toBe(307);
    const { pathname, search } = new URL(again.headers.get('location') ?? '');
    expect(pathname + search).toBe('/commande/panier?field=code');
  });

  test.each([
    ['a navigation by script, which may ask twice', told, { seen: '0123abcd', dest: 'empty' }],
    ['a form that is posted from it', told, { seen: '0123abcd', method: 'POST' }],
    ['an address without an answer', '/commande/panier?field=code', { seen: '0123abcd' }],
  ])('%s goes through', (_title, path, more) => {
    const through = cart(path, more);
    expect(through.headers.get('x-middleware-next')).toBe('1');
    expect(through.cookies.has('cart-answer')).toBe(false);
  });
});

test.each(['fr.localhost', 'tn.localhost'])('without a preview %s has no page for editors', (host) => {
  const rewritten = ask(host, '/editors').headers.get('x-middleware-rewrite');
  expect(URL.parse(rewritten ?? '')?.pathname).toBe('/internal-path');
});
