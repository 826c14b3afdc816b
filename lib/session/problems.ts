/**
 * Every authentication error of section 8 of the specification and those that Auth.js v5 names otherwise, by the words of
 * its page in `session.problem.<key>`. `again`: whether trying once more may help.
 */
export const PROBLEMS = {
  OAuthCallbackError: { words: 'cancelled', again: true },
  AccountNotLinkedError: { words: 'notLinked', again: true },
  MissingAPIRoute: { words: 'address', again: true },
  MissingSecret: { words: 'settings', again: false },
  MissingAuthorize: { words: 'settings', again: false },
  MissingAdapter: { words: 'settings', again: false },
  MissingAdapterMethods: { words: 'settings', again: false },
  UnsupportedStrategy: { words: 'settings', again: false },
  InvalidCallbackUrl: { words: 'address', again: true },
  // Auth.js v5
  OAuthAccountNotLinked: { words: 'notLinked', again: true },
  AccountNotLinked: { words: 'notLinked', again: true },
  UnknownAction: { words: 'address', again: true },
  InvalidCheck: { words: 'expired', again: true },
  MissingCSRF: { words: 'expired', again: true },
  AccessDenied: { words: 'denied', again: true },
  CallbackRouteError: { words: 'unavailable', again: true },
  OAuthSignInError: { words: 'unavailable', again: true },
  OAuthProfileParseError: { words: 'profile', again: false },
  CredentialsSignin: { words: 'password', again: true },
  UntrustedHost: { words: 'address', again: false },
  Configuration: { words: 'unavailable', again: true },
  // Our own
  EmailUnverified: { words: 'unverified', again: true },
  Profile: { words: 'profile', again: false },
  ProviderUnavailable: { words: 'unavailable', again: true },
  SignedOutHereOnly: { words: 'signedOutHere', again: false },
} as const satisfies Record<string, { words: string; again: boolean }>;

export type ProblemName = keyof typeof PROBLEMS;

/** The problem of this name; of a name that nobody knows, the general one. */
export const problemOf = (name: unknown): ProblemName =>
  typeof name === 'string' && Object.hasOwn(PROBLEMS, name) ? (name as ProblemName) : 'Configuration';

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
