import { randomUUID } from 'node:crypto';
import type { Saved } from '../saved.ts';
import type { Demonstration } from './demonstration.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Account, IdentityState } from './state.ts';

export const accountActions = ['disable', 'enable', 'verify', 'unverify'] as const;
export type AccountAction = (typeof accountActions)[number];
export type Newcomer = Pick<Account, 'email' | 'givenName' | 'familyName' | 'locale'> & { password: string };

export interface Accounts {
  list(): Account[];
  bySub(sub: string): Account | undefined;
  /** The account that this address and password open, whether it is disabled or not. */
  open(email: string, password: string): Promise<Account | null>;
  isTaken(email: string): boolean;
  /** Null when the address is taken. */
  register(newcomer: Newcomer): Promise<Account | null>;
  /** False when there is no such account. */
  switch(email: string, action: AccountAction): boolean;
}

/** Addresses that end like this are never verified: the site's refusal can be seen with them. */
const UNVERIFIED = '.unverified.example';

const changes: Record<AccountAction, IdentityState['switched'][string]> = {
  disable: { disabled: true },
  enable: { disabled: false },
  verify: { emailVerified: true },
  unverify: { emailVerified: false },
};

const plain = (email: string) => email.trim().toLowerCase();

/** The accounts of the demonstration and those that were registered. */
export async function createAccounts(demonstration: Demonstration[], saved: Saved<IdentityState>): Promise<Accounts> {
  const given = await Promise.all(
    demonstration.map(async ({ password, ...facts }): Promise<Account> => {
      return { ...facts, hash: await hashPassword(password), emailVerified: true, disabled: false };
    }),
  );
  const list = () =>
    [...given, ...saved.data.registered].map((account) => ({ ...account, ...saved.data.switched[account.sub] }));
  const byEmail = (email: string) => list().find((account) => plain(account.email) === plain(email));
  return {
    list,
    bySub: (sub) => list().find((account) => account.sub === sub),
    async open(email, password) {
      const account = byEmail(email);
      return (await isPassword(password, account?.hash)) && account ? account : null;
    },
    isTaken: (email) => byEmail(email) !== undefined,
    async register({ password, ...facts }) {
      const hash = await hashPassword(password);
      const email = plain(facts.email);
      // Looked at after the waiting: of two that register the same address at once, one does.
      if (byEmail(email)) return null;
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
