import { requestedPath, safeRedirectPath } from './redirect-path.ts';

/** A layout has access to neither path nor query: the middleware writes both into this request header. */
export const BARE_ADDRESS = 'x-bare-address';

/** The path that a bare page leads to, determined like in the page itself from its URL and the cookies. */
export function ledTo(address: string, jar: Parameters<typeof requestedPath>[0]): string {
  const url = URL.parse(address, 'http://own.invalid');
  if (!url) return '/';
  if (url.pathname === '/auth/error') return requestedPath(jar) ?? '/';
  return safeRedirectPath(url.searchParams.get(url.pathname === '/auth/signed-out' ? 'state' : 'to')) ?? '/';
}
