import 'server-only';
import { z } from 'zod';
import { AppError } from '../../platform/errors';
import { discoveredUrl, outbound, outboundDiscovery } from '../../platform/http/outbound';
import { LOOKUP_TIMEOUT_MS } from '../../platform/http/timeout-limits';
import { discoveryAddress, openIdClient } from './client';

const KEPT_MS = 3_600_000;

const describedBy = (address: z.ZodType<string>) =>
  z.object({
    issuer: z.string().min(1),
    authorization_endpoint: address,
    token_endpoint: address,
    end_session_endpoint: address.optional(),
    jwks_uri: address.optional(),
  });
const ofShop = describedBy(discoveredUrl);
const ofOthers = describedBy(z.url());
export type Provider = z.infer<typeof ofShop>;

let known: { address: string; provider: Provider; at: number } | undefined;

/** The provider's discovery document, cached for at most an hour. Throws AppError `providerUnavailable`. */
export const provider = async (): Promise<Provider> =>
  known?.address === openIdClient()?.address && known && Date.now() - known.at < KEPT_MS ? known.provider : ask();

/** Requests the discovery document from the provider, bypassing the cache. Throws AppError `providerUnavailable`. */
export async function ask(): Promise<Provider> {
  const client = openIdClient();
  const url = discoveryAddress(client?.address ?? '');
  try {
    const send = client?.opensShop ? outboundDiscovery : outbound;
    const response = await send({
      service: 'identity',
      url,
      init: { cache: 'no-store' },
      timeoutMs: LOOKUP_TIMEOUT_MS,
      origins: [URL.parse(url)?.origin ?? ''],
    });
    if (!response.ok) throw new AppError('http', { status: response.status, url });
    const described = (client?.opensShop ? ofShop : ofOthers).parse(await response.json());
    known = { address: client?.address ?? '', provider: described, at: Date.now() };
    return described;
  } catch (cause) {
    throw new AppError('providerUnavailable', { reason: 'discovery' }, { cause });
  }
}

/** The addresses that the discovery document names, some of them on other hosts, count as the provider's. */
const originsIn = ({ issuer: _, ...addresses }: Provider): string[] => [
  ...new Set([openIdClient()?.address, ...Object.values(addresses)].flatMap((url) => (url ? new URL(url).origin : []))),
];

/**
 * `fetch` for the requests that Auth.js sends to the provider while a visitor waits for the response.
 * @param origin of the site; a public client has to name it
 */
export const providerFetch =
  (origin: string | undefined): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    if (origin && openIdClient()?.secret === null) headers.set('origin', origin);
    return outbound({
      service: 'identity',
      url: String(input),
      init: { ...init, headers, cache: 'no-store' },
      timeoutMs: LOOKUP_TIMEOUT_MS,
      origins: originsIn(await provider()),
    });
  };

/**
 * Exchanges a refresh token at the provider, whatever the status of its response.
 * @param origin of the site; a public client has to name it
 */
export async function requestRefresh(refreshToken: string, origin: string): Promise<Response> {
  const client = openIdClient();
  if (!client) throw new AppError('providerUnavailable', { reason: 'there is none' });
  const { clientId, secret } = client;
  const described = await provider();
  const basic = [clientId, secret ?? ''].map(encodeURIComponent).join(':');
  const proof: Record<string, string> =
    secret === null ? { origin } : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return outbound({
    service: 'identity',
    url: described.token_endpoint,
    init: {
      method: 'POST',
      cache: 'no-store',
      headers: { ...proof, accept: 'application/json' },
      body: new URLSearchParams(secret === null ? { ...body, client_id: clientId } : body),
    },
    timeoutMs: LOOKUP_TIMEOUT_MS,
    origins: originsIn(described),
  });
}
