import type { JWT } from 'next-auth/jwt';

/** How long a session lasts without a visit: four weeks. */
export const SESSION_SECONDS = 4 * 7 * 24 * 3600;

/** Content of the encrypted session cookie: the person, and the provider's tokens for refresh and sign-out. */
export type SessionToken = {
  sub: string;
  email: string;
  givenName: string | null;
  familyName: string | null;
  /** Null in password mode, where there is no provider. */
  idToken: string | null;
  refreshToken: string | null;
  /** When to check with the provider again, in milliseconds. */
  checkAt: number;
  error?: 'RefreshAccessTokenError';
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The ticket of a decrypted cookie; null for one in the format of an earlier version. */
export function sessionTokenIn(token: JWT | null): SessionToken | null {
  const { sub, email, checkAt } = token ?? {};
  if (!token || !text(sub) || !text(email) || typeof checkAt !== 'number') return null;
  return {
    sub: sub as string,
    email: email as string,
    checkAt,
    givenName: text(token.givenName),
    familyName: text(token.familyName),
    idToken: text(token.idToken),
    refreshToken: text(token.refreshToken),
    ...(token.error === 'RefreshAccessTokenError' && { error: token.error }),
  };
}
