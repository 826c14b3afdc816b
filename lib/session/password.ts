import 'server-only';
import { headers } from 'next/headers';
import { env } from '../platform/env';
import { marketsOfHost } from '../platform/markets';
import { getCustomer } from '../services/shopify/operations/customer';
import { buyerContext } from './request-market';
import type { Session } from './session';

/** The customer of a shop token, as a user of Auth.js; null when the shop does not recognise it. For SHOP_IDENTITY=password. */
export async function shopPerson(token: unknown): Promise<(Session & { id: string }) | null> {
  const [market] = marketsOfHost((await headers()).get('host'), env());
  if (typeof token !== 'string' || !market?.shop) return null;
  const customer = await getCustomer(token, await buyerContext(market));
  if (!customer?.email) return null;
  const { id, email, firstName, lastName } = customer;
  return { id, sub: id, email, givenName: firstName, familyName: lastName };
}
