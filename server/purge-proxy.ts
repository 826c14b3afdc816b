import type { Invalidated } from '../lib/platform/cache/tags.ts';
import type { Env } from '../lib/platform/env.ts';
import { AppError } from '../lib/platform/errors.ts';
import { outbound, withoutQuery } from '../lib/platform/http/outbound.ts';
import { logError } from '../lib/platform/log/log.ts';
import { isShuttingDown, onShutdown } from '../lib/platform/process.ts';

/** Publications within this interval are purged together. */
const EVERY_MS = 5_000;
const TIMEOUT_MS = 5_000;
/** Pages that no purge has reached expire by themselves, after five minutes. */
const MOST_TRIES = 5;

type PurgeSettings = Pick<Env, 'CACHE_PURGE_URL' | 'CACHE_PURGE_TOKEN'>;

/** Requests the cache in front of the site to purge its pages. Throws an AppError when it fails. */
async function purge({ CACHE_PURGE_URL: url = '', CACHE_PURGE_TOKEN: token }: PurgeSettings): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = { method: 'POST', headers, body: JSON.stringify({ purge_everything: true }) };
  const { ok, status } = await outbound({ service: 'cache', url, init, timeoutMs: TIMEOUT_MS });
  if (!ok) throw new AppError('http', { status, url: withoutQuery(url) });
}

/**
 * What purges a cache in front of the site when something is published (docs/decisions/071): at once, later publications
 * together, and what is due at a shutdown before its end. Undefined where the settings name no cache.
 */
export function purgeOnInvalidation(settings: PurgeSettings, ask = () => purge(settings)): Invalidated | undefined {
  if (!settings.CACHE_PURGE_URL) return undefined;
  let isDue = false;
  let endPause = () => {};
  let work: Promise<void> | undefined;

  async function purgeWhileDue(): Promise<void> {
    for (let tries = 0; isDue; ) {
      isDue = false;
      try {
        await ask();
        tries = 0;
      } catch (error) {
        logError('purge', error);
        tries = (tries + 1) % MOST_TRIES;
        // After the last try the next publication purges.
        isDue ||= tries > 0;
      }
      if (isShuttingDown()) continue;
      await new Promise<void>((resolve) => {
        endPause = resolve;
        setTimeout(resolve, EVERY_MS).unref();
      });
    }
    work = undefined;
  }

  // The last job may publish, too.
  onShutdown(() => {
    endPause();
    return work;
  }, 'after');
  return () => {
    isDue = true;
    work ??= purgeWhileDue();
  };
}
