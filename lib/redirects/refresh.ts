import 'server-only';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { siteOrigins } from '../platform/markets';
import { shopRedirects } from '../platform/request/redirects';
import { getUrlRedirects } from '../services/shopify/operations/redirects';
import { redirectTable } from './table';

/** Age after which the next unknown address makes the site read the redirects again. */
const FRESH_MS = 5 * 60_000;
/** Pause after a failure: the shop is not asked again for each unknown address. */
const RETRY_MS = 30_000;
/** More would take too long to read; a shop with more redirects is told so in the log. */
const MOST = 5_000;

/**
 * Reads the shop's redirects for the server, which looks unknown addresses up in them. Without a response of the shop
 * the known ones stay. Never throws.
 */
export async function refreshRedirects(now = Date.now()): Promise<void> {
  const held = shopRedirects();
  held.current = {
    targets: held.current?.targets ?? new Map(),
    dueAt: now + RETRY_MS,
    refresh: () => void refreshRedirects(),
  };
  try {
    const { redirects, isWhole } = await getUrlRedirects(MOST);
    if (!isWhole) logError('redirects', `the shop has more than ${MOST} redirects: the others are not honoured`);
    held.current = { ...held.current, targets: redirectTable(redirects, siteOrigins(env())), dueAt: now + FRESH_MS };
  } catch (error) {
    logError('redirects', error);
  }
}
