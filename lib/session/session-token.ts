import type { JWT } from 'next-auth/jwt';

/** What the encrypted session cookie holds: who it is, and what the provider gave to ask again and to sign out with. */
export type SessionToken = {
  sub: string;
  email: string;
  givenName: string | null;
  familyName: string | null;
  /** Null in password mode, where there is no provider. */
  idToken: string | null;
  refreshToken: string | null;
  /** Milliseconds; when the provider is to be asked again. */
  checkAt: number;
  error?: 'RefreshAccessTokenError';
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The ticket of a decrypted cookie; null for one that an earlier version wrote. */
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
