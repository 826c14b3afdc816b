import { templatesOf } from '../platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS, type Market } from '../platform/markets.ts';
import { CUSTOMER_TOKEN_COOKIE, hostPrefixed, SESSION_COOKIE } from './cookie-names.ts';

/** Where the strict cookies come along and a shop token is got, before the visitor goes on to `path`. */
export const throughAuth = (path: string): string => `/auth?${new URLSearchParams({ to: path })}`;

export const loginPath = (locale: Locale, path: string): string =>
  `${MARKETS[locale].prefix}${templatesOf('/login', locale)[0]}?${new URLSearchParams({ to: path })}`;

const account = LOCALES.flatMap((locale) =>
  templatesOf('/my-account', locale).map((template) => ({ locale, root: MARKETS[locale].prefix + template })),
);

type Asked = {
  path: string;
  search: string;
  cookies: readonly string[];
  /** The markets of the host that was asked. */
  markets: readonly Market[];
};

/**
 * Where a request for a page of the account has to go first, by its cookies alone; null when the page itself may look. Who has
 * no session goes to the login; who has one and no token of the shop goes round by `/auth`, since strict cookies are left
 * behind on the way from another site. No guard: what is behind it asks for the session and the token itself.
 */
export function accountRedirect({ path, search, cookies, markets }: Asked): string | null {
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
