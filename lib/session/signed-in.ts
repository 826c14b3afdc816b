/** Tells the scripts of a static page that there may be a session to read, and whose: another one at each sign-in. Proves nothing. */
export const SIGNED_IN_COOKIE = 'signed-in';

export type SignInEvent = 'login' | 'sign_up';

/** The event that an address names, if it names one. */
export const eventIn = (text: unknown): SignInEvent | undefined =>
  text === 'login' || text === 'sign_up' ? text : undefined;

/** The mark of a sign-in. @param id anything that differs from the one before */
export const markOf = (event: SignInEvent, id: string): string => `${event}.${id}`;

/** The mark in a `document.cookie` string, or null. */
export const markIn = (cookie: string): string | null =>
  new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=([\\w.-]{1,60})(?:;|$)`).exec(cookie)?.[1] ?? null;

/** What a mark that was not there before tells the data layer. */
export const eventOf = (mark: string): SignInEvent => (mark.startsWith('sign_up.') ? 'sign_up' : 'login');
