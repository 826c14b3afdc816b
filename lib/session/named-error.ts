import { PROBLEMS, type ProblemName } from './problems.ts';

const isKnown = (error: string | null): error is ProblemName => error !== null && Object.hasOwn(PROBLEMS, error);

/** What is asked by scripts, and answered in JSON whatever happens. */
const IN_JSON = /^\/api\/auth\/(?:session|csrf|providers)$/;

/** Auth.js answers a bare 500 where the error is in the request or in the settings: in words instead. */
const inWords = (error: ProblemName): Response =>
  new Response(null, { status: 303, headers: { location: `/auth/error?error=${error}` } });

/**
 * The response with the true name of the error in the address of the error page: Auth.js itself says `Configuration` for
 * whatever it does not count among the visitor's own errors. Both of its pages for errors become the one of this site.
 */
export function named(response: Response, error: string | null, pathname: string): Response {
  if (response.status === 500 && isKnown(error)) return IN_JSON.test(pathname) ? response : inWords(error);
  const location = response.headers.get('location');
  const url = location && URL.parse(location);
  if (!url || !/^\/auth\/(?:error|login)$/.test(url.pathname) || !url.searchParams.has('error')) return response;
  if (isKnown(error)) url.searchParams.set('error', error);
  url.pathname = '/auth/error';
  const headers = new Headers(response.headers);
  headers.set('location', url.href);
  return new Response(null, { status: response.status, headers });
}
