import type { AdapterPayload } from 'oidc-provider';

export interface Account {
  /** What tokens call the account: never reused, never changed. */
  sub: string;
  email: string;
  givenName: string;
  familyName: string;
  /** As `fr-FR`. */
  locale: string;
  /** What is kept of the password: see sandbox/passwords.ts. */
  hash: string;
  emailVerified: boolean;
  disabled: boolean;
}

export interface Entry {
  payload: AdapterPayload;
  /** In milliseconds; null for what stays. */
  expires: number | null;
}

/** What the provider remembers. */
export interface IdentityState {
  registered: Account[];
  /** What the control page switched, by `sub`: the demonstration accounts are in no file of ours. */
  switched: Record<string, Partial<Pick<Account, 'emailVerified' | 'disabled'>>>;
  /** Sessions, grants, tokens and interactions, by model and id. */
  entries: Record<string, Entry>;
}

export const emptyState = (): IdentityState => ({ registered: [], switched: {}, entries: {} });
