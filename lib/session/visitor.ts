import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '../env';
import { clientAddress } from '../request/client-address';
import { isOwnServer } from '../request/inside';

/**
 * The visitor's address, shortened for IPv6; only ever used as a key of limits. The site's own server has written it, whatever the
 * request said of itself. On a host that runs Next.js its own way it is what the proxies name that are believed (TRUSTED_PROXY_HOPS),
 * and without any all visitors are one.
 */
export async function visitorAddress(): Promise<string> {
  const asked = await headers();
  if (isOwnServer()) return asked.get('x-client-address') ?? 'unknown';
  const forwarded = asked.get('x-forwarded-for') ?? '';
  return clientAddress({ socket: undefined, forwarded, hops: env().TRUSTED_PROXY_HOPS });
}

/** The address for a service that wants to tell visitors apart; undefined where it is shortened or not known. */
export async function buyerIp(): Promise<string | undefined> {
  const address = await visitorAddress();
  return isIP(address) > 0 ? address : undefined;
}
