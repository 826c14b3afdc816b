import type { AdapterPayload } from 'oidc-provider';

export interface Account {
  /** The `sub` claim of tokens: never reused, never changed. */
  sub: string;
  email: string;
  givenName: string;
  familyName: string;
  /** For example `fr-FR`. */
  locale: string;
  /** The password hash: see packages/sandbox/passwords.ts. */
  hash: string;
  emailVerified: boolean;
  disabled: boolean;
}

export interface Entry {
  payload: AdapterPayload;
  /** In milliseconds; null for entries that do not expire. */
  expires: number | null;
}

export interface IdentityState {
  registered: Account[];
  /** Account flags changed on the control page, by `sub`: the demonstration accounts themselves are not stored in this state. */
  switched: Record<string, Partial<Pick<Account, 'emailVerified' | 'disabled'>>>;
  /** Sessions, grants, tokens and interactions, by model and id. */
  entries: Record<string, Entry>;
}

export const emptyState = (): IdentityState => ({ registered: [], switched: {}, entries: {} });
