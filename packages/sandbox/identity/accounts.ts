import { randomUUID } from 'node:crypto';
import { hashPassword, isPassword } from '../passwords.ts';
import type { Saved } from '../saved.ts';
import type { Demonstration } from './demonstration.ts';
import type { Account, IdentityState } from './state.ts';

export const accountActions = ['disable', 'enable', 'verify', 'unverify'] as const;
export type AccountAction = (typeof accountActions)[number];
export type Newcomer = Pick<Account, 'email' | 'givenName' | 'familyName' | 'locale'> & { password: string };

export interface Accounts {
  list(): Account[];
  bySub(sub: string): Account | undefined;
  /** The account with this e-mail address and password, including disabled accounts. */
  open(email: string, password: string): Account | null;
  isTaken(email: string): boolean;
  /** Null when the e-mail address is already taken. */
  register(newcomer: Newcomer): Account | null;
  /** False when there is no such account. */
  switch(email: string, action: AccountAction): boolean;
}

/** Accounts whose e-mail domain ends like this are never verified, to demonstrate how the site refuses them. */
const UNVERIFIED = '.unverified.example';

const changes: Record<AccountAction, IdentityState['switched'][string]> = {
  disable: { disabled: true },
  enable: { disabled: false },
  verify: { emailVerified: true },
  unverify: { emailVerified: false },
};

const plain = (email: string) => email.trim().toLowerCase();

/** The demonstration accounts and the registered ones. */
export function createAccounts(demonstration: Demonstration[], saved: Saved<IdentityState>): Accounts {
  const given = demonstration.map(({ password, ...facts }): Account => {
    return { ...facts, hash: hashPassword(password), emailVerified: true, disabled: false };
  });
  const list = () =>
    [...given, ...saved.data.registered].map((account) => ({ ...account, ...saved.data.switched[account.sub] }));
  const byEmail = (email: string) => list().find((account) => plain(account.email) === plain(email));
  return {
    list,
    bySub: (sub) => list().find((account) => account.sub === sub),
    open(email, password) {
      const account = byEmail(email);
      return isPassword(password, account?.hash) && account ? account : null;
    },
    isTaken: (email) => byEmail(email) !== undefined,
    register({ password, ...facts }) {
      const email = plain(facts.email);
      if (byEmail(email)) return null;
      const hash = hashPassword(password);
      const emailVerified = !email.endsWith(UNVERIFIED);
      const account: Account = { ...facts, email, hash, emailVerified, disabled: false, sub: randomUUID() };
      saved.data.registered.push(account);
      saved.save();
      return account;
    },
    switch(email, action) {
      const account = byEmail(email);
      if (!account) return false;
      saved.data.switched[account.sub] = { ...saved.data.switched[account.sub], ...changes[action] };
      saved.save();
      return true;
    },
  };
}
