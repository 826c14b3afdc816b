import { PROBLEMS } from './problems.ts';

/**
 * The response with the true name of the error in the address of the error page: Auth.js itself says `Configuration` for
 * whatever it does not count among the visitor's own errors. Both of its pages for errors become the one of this site.
 */
export function named(response: Response, error: string | null): Response {
  const location = response.headers.get('location');
  const url = location && URL.parse(location);
  if (!url || !/^\/auth\/(?:error|login)$/.test(url.pathname) || !url.searchParams.has('error')) return response;
  if (error && Object.hasOwn(PROBLEMS, error)) url.searchParams.set('error', error);
  url.pathname = '/auth/error';
  const headers = new Headers(response.headers);
  headers.set('location', url.href);
  return new Response(null, { status: response.status, headers });
}
