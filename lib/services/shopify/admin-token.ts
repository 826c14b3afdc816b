import { z } from 'zod';
import { type Env, env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { outbound } from '../../platform/http/outbound.ts';
import { processSingleton } from '../../platform/process.ts';
import { forgetShared, shareOnce } from '../../platform/secret.ts';

type Credentials = Pick<Env, 'SHOPIFY_STORE_DOMAIN' | 'SHOPIFY_CLIENT_ID' | 'SHOPIFY_CLIENT_SECRET'>;

/** Whether there is access to the Admin API: by a permanent token, or by the credentials of an app. */
export const hasAdminAccess = (settings: Pick<Env, 'SHOPIFY_ADMIN_TOKEN' | 'SHOPIFY_CLIENT_ID'> = env()): boolean =>
  Boolean(settings.SHOPIFY_ADMIN_TOKEN || settings.SHOPIFY_CLIENT_ID);

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refused = z.object({ error: z.string(), error_description: z.string().optional() });

export type AdminToken = { token: string; seconds: number };

/**
 * Requests a token by the client credentials grant; it is valid for 24 hours, and there is no refresh token. Throws
 * AppError `http` whose detail is the shop's reason (`shop_not_permitted: …`), and the errors of `outbound`.
 */
export async function requestAdminToken(
  { SHOPIFY_STORE_DOMAIN, SHOPIFY_CLIENT_ID = '', SHOPIFY_CLIENT_SECRET = '' }: Credentials,
  timeoutMs: number,
): Promise<AdminToken> {
  const url = `${SHOPIFY_STORE_DOMAIN}/admin/oauth/access_token`;
  const response = await outbound({
    service: 'shop',
    url,
    init: {
      method: 'POST',
      cache: 'no-store',
      // Without it a refusal is an HTML page, which does not state the reason in a readable way.
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: SHOPIFY_CLIENT_ID,
        client_secret: SHOPIFY_CLIENT_SECRET,
      }),
    },
    timeoutMs,
    isRead: true,
    origins: [new URL(SHOPIFY_STORE_DOMAIN).origin],
  });
  const body: unknown = await response.json().catch(() => null);
  const given = granted.safeParse(body);
  if (response.ok && given.success) return { token: given.data.access_token, seconds: given.data.expires_in };
  const { data } = refused.safeParse(body);
  const detail = data
    ? [data.error, data.error_description].filter(Boolean).join(': ')
    : 'no access token in the answer';
  throw new AppError('http', { status: response.status, url }, { detail });
}

/** Share of its lifetime for which a token is used: the clocks of the shop and of this machine differ. */
const KEPT_SHARE = 0.9;

/** `until` in milliseconds. */
type StoredToken = { token: string; until: number };
type Slot = { stored?: StoredToken; inFlight?: Promise<StoredToken> };

const held = processSingleton<Slot>('admin-token');

/**
 * The token of the Admin API: the permanent one where there is one, otherwise one by the client credentials, which all
 * instances share. Throws the errors of `requestAdminToken`.
 * @param rejected a token that the shop has refused
 */
export async function adminToken(timeoutMs: number, rejected?: string): Promise<string> {
  const { SHOPIFY_ADMIN_TOKEN } = env();
  if (SHOPIFY_ADMIN_TOKEN) return SHOPIFY_ADMIN_TOKEN;
  held.current ??= {};
  const slot = held.current;
  if (isUsable(slot.stored, rejected)) return slot.stored.token;
  // One request at a time, however many calls need the token.
  slot.inFlight ??= renewed(timeoutMs, rejected).finally(() => delete slot.inFlight);
  slot.stored = await slot.inFlight;
  return slot.stored.token;
}

const isUsable = (stored: StoredToken | undefined, rejected: string | undefined): stored is StoredToken =>
  stored !== undefined && stored.token !== rejected && stored.until > Date.now();

/** The token that the instances share, or a new one where that is refused or over. */
async function renewed(timeoutMs: number, rejected: string | undefined): Promise<StoredToken> {
  const settings = env();
  const { SHOPIFY_STORE_DOMAIN, SHOPIFY_CLIENT_ID, SHOPIFY_CLIENT_SECRET } = settings;
  // It encrypts what the instances share: nobody reads the token who could not request one.
  const secret = JSON.stringify([SHOPIFY_STORE_DOMAIN, SHOPIFY_CLIENT_ID, SHOPIFY_CLIENT_SECRET]);
  async function ask(): Promise<StoredToken> {
    const { token, seconds } = await requestAdminToken(settings, timeoutMs);
    return { token, until: Date.now() + seconds * KEPT_SHARE * 1_000 };
  }
  const once = { ask, secondsOf: ({ until }: StoredToken) => (until - Date.now()) / 1_000, late: ask };
  const shared = await shareOnce(secret, once);
  if (isUsable(shared, rejected)) return shared;
  await forgetShared(secret);
  return shareOnce(secret, once);
}
