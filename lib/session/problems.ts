/**
 * Every authentication error of section 8 of the specification and those that Auth.js v5 names differently, with their
 * message key in `session.problem.<key>`. `canRetry`: whether a retry may help.
 */
export const PROBLEMS = {
  OAuthCallbackError: { words: 'cancelled', canRetry: true },
  AccountNotLinkedError: { words: 'notLinked', canRetry: true },
  MissingAPIRoute: { words: 'address', canRetry: true },
  MissingSecret: { words: 'settings', canRetry: false },
  MissingAuthorize: { words: 'settings', canRetry: false },
  MissingAdapter: { words: 'settings', canRetry: false },
  MissingAdapterMethods: { words: 'settings', canRetry: false },
  UnsupportedStrategy: { words: 'settings', canRetry: false },
  InvalidCallbackUrl: { words: 'address', canRetry: true },
  // Auth.js v5
  OAuthAccountNotLinked: { words: 'notLinked', canRetry: true },
  AccountNotLinked: { words: 'notLinked', canRetry: true },
  UnknownAction: { words: 'address', canRetry: true },
  InvalidCheck: { words: 'expired', canRetry: true },
  MissingCSRF: { words: 'expired', canRetry: true },
  AccessDenied: { words: 'denied', canRetry: true },
  CallbackRouteError: { words: 'unavailable', canRetry: true },
  OAuthSignInError: { words: 'unavailable', canRetry: true },
  OAuthProfileParseError: { words: 'profile', canRetry: false },
  CredentialsSignin: { words: 'password', canRetry: true },
  UntrustedHost: { words: 'address', canRetry: false },
  Configuration: { words: 'unavailable', canRetry: true },
  // Errors of the site itself
  EmailUnverified: { words: 'unverified', canRetry: true },
  Profile: { words: 'profile', canRetry: false },
  ProviderUnavailable: { words: 'unavailable', canRetry: true },
  SignedOutHereOnly: { words: 'signedOutHere', canRetry: false },
} as const satisfies Record<string, { words: string; canRetry: boolean }>;

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
