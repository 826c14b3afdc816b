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
