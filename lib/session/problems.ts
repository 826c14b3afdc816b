import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from '../platform/log/log.ts';

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

/** What the response of Auth.js does not contain about a request. */
type AuthOutcome = {
  /** The actual error: Auth.js shows most of them to the visitor as `Configuration`. */
  error: string | null;
  /** The session is unchanged, and its cookie need not be sent again. */
  isSame: boolean;
  /** The provider is to be asked, whether that is due or not. */
  readonly isForced: boolean;
};

const storage = new AsyncLocalStorage<AuthOutcome>();

/**
 * Runs `answer` and returns its response with what was noted during the run.
 * @param isForced whether a refresh of the session is due at once
 */
export async function withAuthNotes<T>(
  answer: () => Promise<T>,
  isForced = false,
): Promise<AuthOutcome & { response: T }> {
  const outcome: AuthOutcome = { error: null, isSame: false, isForced };
  const response = await storage.run(outcome, answer);
  return { response, ...outcome };
}

/** Whether the session is to be refreshed at once. */
export const isForced = (): boolean => storage.getStore()?.isForced ?? false;

export function noteSame(): void {
  const outcome = storage.getStore();
  if (outcome) outcome.isSame = true;
}

const typeOf = (error: Error): string => ('type' in error && typeof error.type === 'string' ? error.type : error.name);

/**
 * Whether a callback failed because another login replaced it, or because its code was used before: Auth.js has no name
 * for this.
 */
const isOvertaken = (cause: unknown): boolean =>
  cause instanceof Error && (/"state"/.test(cause.message) || ('error' in cause && cause.error === 'invalid_grant'));

/** The `error` method of Auth.js's logger. Its messages contain endpoints and causes, no personal data. */
export function logAuthError(error: Error): void {
  const outcome = storage.getStore();
  const cause = error.cause instanceof Object && 'err' in error.cause ? error.cause.err : error.cause;
  if (outcome) outcome.error = isOvertaken(cause) ? 'InvalidCheck' : typeOf(error);
  logError('session', new Error(`${typeOf(error)}: ${cause instanceof Error ? cause.message : error.message}`));
}
