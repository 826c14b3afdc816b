import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { isClean } from '../server/request-headers';

/**
 * The visitor's address, shortened for IPv6, as the server's own hook wrote it; only ever used as a key of limits. Null for a
 * request that came while the server started, before the hook was there: what it says of itself is not believed.
 */
export async function visitorAddress(): Promise<string | null> {
  const asked = await headers();
  if (process.env.NODE_ENV === 'production' && !isClean(asked)) return null;
  return asked.get('x-client-address') ?? 'unknown';
}

/** The address for a service that wants to tell visitors apart; undefined where it is shortened or not known. */
export async function buyerIp(): Promise<string | undefined> {
  const address = await visitorAddress();
  return address && isIP(address) > 0 ? address : undefined;
}
