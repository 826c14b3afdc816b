import { templatesOf } from '../platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS, type Market } from '../platform/markets.ts';
import { CUSTOMER_TOKEN_COOKIE, hostPrefixed, SESSION_COOKIE } from './cookies.ts';

/**
 * Redirect by a same-site request that carries the strict cookies and obtains a shop token, before the visitor continues
 * to `path`.
 */
export const throughAuth = (path: string): string => `/auth?${new URLSearchParams({ to: path })}`;

/** Obtains a shop token for the signed-in customer where there is none, and leads to `path`. */
export const shopTokenPath = (path: string): string => `/auth/shop?${new URLSearchParams({ to: path })}`;

export const loginPath = (locale: Locale, path: string): string =>
  `${MARKETS[locale].prefix}${templatesOf('/login', locale)[0]}?${new URLSearchParams({ to: path })}`;

const account = LOCALES.flatMap((locale) =>
  templatesOf('/my-account', locale).map((template) => ({ locale, root: MARKETS[locale].prefix + template })),
);

type AccountRequest = {
  path: string;
  search: string;
  cookies: readonly string[];
  /** The markets of the requested host. */
  markets: readonly Market[];
};

/**
 * Where a request for an account page must be redirected first, based on its cookies alone; null when the page may be
 * rendered. Without a session: to the login. With a session but no shop token: through `/auth`, because strict cookies
 * are not sent on a navigation from another site. Not an access control: the pages verify the session and the token
 * themselves.
 */
export function accountRedirect({ path, search, cookies, markets }: AccountRequest): string | null {
  const found = account.find(
    ({ locale, root }) =>
      markets.some((market) => market.locale === locale) && (path === root || path.startsWith(`${root}/`)),
  );
  if (!found) return null;
  const here = path + search;
  if (!cookies.some((name) => SESSION_COOKIE.test(name))) return loginPath(found.locale, here);
  const isToken = (name: string) => name === CUSTOMER_TOKEN_COOKIE || name === hostPrefixed(CUSTOMER_TOKEN_COOKIE);
  if (cookies.some(isToken) || new URLSearchParams(search).has('shop')) return null;
  return throughAuth(here);
}
