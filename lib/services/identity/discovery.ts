import 'server-only';
import { z } from 'zod';
import { env } from '../../platform/env';
import { AppError } from '../../platform/errors';
import { outbound } from '../../platform/http/outbound';
import { LOOKUP_TIMEOUT_MS } from '../../platform/http/timeout-limits';
import { discoveryAddress } from './discovery-address';

const KEPT_MS = 10 * 60_000;

const document = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
});
export type Provider = z.infer<typeof document>;

let known: { provider: Provider; at: number } | undefined;

/** The provider's discovery document, cached for at most ten minutes. Throws AppError `providerUnavailable`. */
export async function provider(): Promise<Provider> {
  if (known && Date.now() - known.at < KEPT_MS) return known.provider;
  known = { provider: await ask(), at: Date.now() };
  return known.provider;
}

/** Requests the discovery document from the provider, bypassing the cache. Throws AppError `providerUnavailable`. */
export async function ask(): Promise<Provider> {
  const url = discoveryAddress(env().OIDC_ISSUER ?? '');
  try {
    const response = await outbound({
      service: 'identity',
      url,
      init: { cache: 'no-store' },
      timeoutMs: LOOKUP_TIMEOUT_MS,
    });
    if (!response.ok) throw new AppError('http', { status: response.status, url });
    return document.parse(await response.json());
  } catch (cause) {
    throw new AppError('providerUnavailable', { reason: 'discovery' }, { cause });
  }
}

/** The addresses that the discovery document names, some of them on other hosts, count as the provider's. */
export const originsIn = (known: Provider): string[] => [
  ...new Set([env().OIDC_ISSUER, ...Object.values(known)].flatMap((url) => (url ? new URL(url).origin : []))),
];

/** `fetch` for the requests that Auth.js sends to the provider while a visitor waits for the response. */
export const providerFetch: typeof fetch = async (input, init) =>
  outbound({
    service: 'identity',
    url: String(input),
    init: { ...init, cache: 'no-store' },
    timeoutMs: LOOKUP_TIMEOUT_MS,
    origins: originsIn(await provider()),
  });
