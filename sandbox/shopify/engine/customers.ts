import type { Customer } from '../catalogue/types.ts';
import type { Data } from '../state.ts';

const lifetimeMs = 30 * 24 * 3600 * 1000;

/** The customer whom a token stands for; null when it is unknown or no longer good. */
export function customerOf(token: string, customers: Customer[], data: Data, now: Date): Customer | null {
  const known = Object.hasOwn(data.tokens, token) ? data.tokens[token] : undefined;
  if (!known || new Date(known.expiresAt) <= now) return null;
  return customers.find(({ id }) => id === known.customerId) ?? null;
}

/** Demonstration customers only: their passwords are written in the catalogue. */
export function signIn(email: string, password: string, customers: Customer[]): Customer | null {
  const wanted = email.trim().toLowerCase();
  return customers.find((one) => one.email.toLowerCase() === wanted && one.password === password) ?? null;
}

export function issueToken(customer: Customer, token: string, data: Data, now: Date) {
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  data.tokens[token] = { customerId: customer.id, expiresAt };
  return { accessToken: token, expiresAt };
}
