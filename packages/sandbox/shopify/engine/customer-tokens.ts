import type { Customer } from '../catalogue/types.ts';
import type { Data } from '../state.ts';
import { customerById, type People } from './customers.ts';

const lifetimeMs = 30 * 24 * 3600 * 1000;

/** The customer of an access token; null when it is unknown or expired, or when the account is disabled. */
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

/** Revokes every access token of a customer. */
export function endTokens(customerId: number, { state }: People) {
  for (const token of tokensOf(customerId, state.data)) delete state.data.tokens[token];
  state.changed();
}

/** Makes the access tokens of a customer expire now. */
export function expireTokens(customerId: number, { state }: People, now: Date) {
  for (const token of tokensOf(customerId, state.data))
    state.data.tokens[token] = { ...state.data.tokens[token], customerId, expiresAt: now.toISOString() };
  state.changed();
}
