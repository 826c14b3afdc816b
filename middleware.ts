import { type NextRequest, NextResponse } from 'next/server';
import { answerIn } from './lib/cart/news';
import { env } from './lib/platform/env';
import { canonicalPath, templatesOf } from './lib/platform/i18n/routes';
import { LOCALES, MARKETS, marketsOfHost, siteUrlOfHost } from './lib/platform/markets';
import { accountRedirect, BARE_ADDRESS } from './lib/session/redirect-path';

// Cacheable pages never pass through here: their addresses are rewritten by the table in next.config. This handles what
// a table cannot express. `middleware.ts` is the owner's name for what Next.js now calls proxy.
export const config = {
  matcher: [
    { source: '/(fr|be|tn)/(fr-fr|fr-be|nl-be|fr-tn)/:path*' },
    { source: '/(fr|be|tn)/(fr-fr|fr-be|nl-be|fr-tn)' },
    { source: '/((?!_next/|api/).*[A-Z%].*)' },
    { source: '/(mon-compte|nl/mijn-account)/:path*' },
    { source: '/(mon-compte|nl/mijn-account)' },
    { source: '/auth/:path*' },
    { source: '/(commande/panier|nl/bestelling/winkelmandje)', has: [{ type: 'query', key: 'answer' }] },
    // The cookie of the framework's draft mode: without a preview there is no such page.
    { source: '/editors', missing: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};

const internal = new RegExp(
  `^/(?:${LOCALES.map((locale) => `${MARKETS[locale].country}/${locale}`).join('|')})(?:/|$)`,
);

/** The matcher leaves it to the page where somebody previews a draft. */
const EDITORS = '/editors';

const isBare = /^\/auth(?:\/|$)/;
/** From the table of routes; a matcher cannot be computed, so `config` repeats them. */
const CART_PAGES = LOCALES.flatMap((locale) =>
  templatesOf('/checkout/cart', locale).map((template) => MARKETS[locale].prefix + template),
);

export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = new URL(request.url);
  // The internal folders behind the public addresses are not exposed: any other path without a route is a 404 as well.
  if (internal.test(pathname) || pathname === EDITORS)
    return NextResponse.rewrite(new URL('/internal-path', request.url));
  // Before any other rule: the table of rewrites ignores case, the rules below and the content do not.
  const canonical = canonicalPath(pathname);
  if (canonical === null) return new NextResponse('This address is not spelt correctly.\n', { status: 400 });
  if (canonical !== pathname) return NextResponse.redirect(new URL(canonical + search, publicOrigin(request)), 308);
  const visitor = visitorOf(request);
  // Where there are no accounts, there is no sign-in either.
  if (isBare.test(pathname) && isWithoutAccounts(visitor))
    return NextResponse.rewrite(new URL('/internal-path', request.url));
  // A posted form is never redirected: the visitor's input would be lost.
  const first = request.method === 'POST' ? null : accountRedirect({ path: pathname, search, ...visitor });
  if (first) return NextResponse.redirect(new URL(first, publicOrigin(request)), 307);
  if (CART_PAGES.includes(pathname) && request.method === 'GET') return withAnswer(request, pathname, search);
  return isBare.test(pathname) ? withAddress(request, pathname + search) : NextResponse.next();
}

const isWithoutAccounts = ({ markets }: Pick<ReturnType<typeof visitorOf>, 'markets'>): boolean =>
  markets.length > 0 && markets.every(({ shop }) => shop === null);

function withAddress(request: NextRequest, address: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(BARE_ADDRESS, address);
  return NextResponse.next({ request: { headers } });
}

/** Its value is the id of one reply and says nothing about the visitor. */
const ANSWER_COOKIE = 'cart-answer';

/** The cart page shows the answer to a form once: a reload leads to the page without it. */
function withAnswer(request: NextRequest, pathname: string, search: string): NextResponse {
  const answer = answerIn(search, request.cookies.get(ANSWER_COOKIE)?.value);
  if (!answer) return NextResponse.next();
  // A navigation by script may ask for its page in several parts.
  const isDocument = ['document', null].includes(request.headers.get('sec-fetch-dest'));
  if ('search' in answer)
    return isDocument
      ? NextResponse.redirect(new URL(pathname + answer.search, publicOrigin(request)), 307)
      : NextResponse.next();
  const response = NextResponse.next();
  response.cookies.set(ANSWER_COOKIE, answer.show, { sameSite: 'strict', secure: true, httpOnly: true, path: '/' });
  return response;
}

const visitorOf = (request: NextRequest) => ({
  cookies: request.cookies.getAll().map(({ name }) => name),
  markets: marketsOfHost(request.headers.get('host'), env()),
});

/** From the settings: the host that a visitor sends is not reflected. Next.js shows its own address to a middleware. */
const publicOrigin = (request: NextRequest): string => siteUrlOfHost(request.headers.get('host'), env());
