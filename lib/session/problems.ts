/**
 * Every authentication error of section 8 of the specification and those that Auth.js v5 names differently, with their
 * message key in `session.problem.<key>`. `again`: whether a retry may help.
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
  // Errors of the site itself
  EmailUnverified: { words: 'unverified', again: true },
  Profile: { words: 'profile', again: false },
  ProviderUnavailable: { words: 'unavailable', again: true },
  SignedOutHereOnly: { words: 'signedOutHere', again: false },
} as const satisfies Record<string, { words: string; again: boolean }>;

export type ProblemName = keyof typeof PROBLEMS;

/** The problem with this name; the general one for an unknown name. */
export const problemOf = (name: unknown): ProblemName =>
  typeof name === 'string' && Object.hasOwn(PROBLEMS, name) ? (name as ProblemName) : 'Configuration';

const isKnown = (error: string | null): error is ProblemName => error !== null && Object.hasOwn(PROBLEMS, error);

/** Requested by scripts; the response is always JSON. */
const IN_JSON = /^\/api\/auth\/(?:session|csrf|providers)$/;

/** Replaces the bare 500 of Auth.js, for errors in the request or in the configuration, with a message. */
const inWords = (error: ProblemName): Response =>
  new Response(null, { status: 303, headers: { location: `/auth/error?error=${error}` } });

/**
 * Puts the actual error name into the URL of the error page: Auth.js itself reports `Configuration` for everything that
 * it does not consider a visitor's error. Both of its error pages are replaced by the one of this site.
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
