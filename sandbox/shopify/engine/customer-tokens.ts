import type { Customer } from '../catalogue/types.ts';
import type { Data } from '../state.ts';
import { customerById, type People } from './customers.ts';

const lifetimeMs = 30 * 24 * 3600 * 1000;

/** The customer whom a token stands for; null when it is unknown or no longer good, or when they may not sign in. */
export function customerOf(token: string, people: People, now: Date): Customer | null {
  const { tokens } = people.state.data;
  const known = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  if (!known || new Date(known.expiresAt) <= now) return null;
  const customer = customerById(known.customerId, people);
  return customer?.disabled ? null : customer;
}

export function issueToken(customerId: number, token: string, { state }: People, now: Date) {
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  state.data.tokens[token] = { customerId, expiresAt };
  state.changed();
  return { accessToken: token, expiresAt };
}

export const tokensOf = (customerId: number, { tokens }: Data): string[] =>
  Object.keys(tokens).filter((token) => tokens[token]?.customerId === customerId);

/** Signs a customer out everywhere. */
export function endTokens(customerId: number, { state }: People) {
  for (const token of tokensOf(customerId, state.data)) delete state.data.tokens[token];
  state.changed();
}

/** Lets the tokens of a customer end now, as time would. */
export function expireTokens(customerId: number, { state }: People, now: Date) {
  for (const token of tokensOf(customerId, state.data))
    state.data.tokens[token] = { customerId, expiresAt: now.toISOString() };
  state.changed();
}
