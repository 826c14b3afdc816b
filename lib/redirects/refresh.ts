import 'server-only';
import { asLink } from '@prismicio/client';
import { onInvalidation } from '../platform/cache/tags';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { LOCALES, type Locale, MARKETS, siteOrigins } from '../platform/markets';
import { getAll } from '../services/prismic/documents';
import { getUrlRedirects } from '../services/shopify/operations/redirects';
import { editorRedirects, editorTable, FRESH_MS, isUnderstood, redirectTable, shopRedirects } from './table';

/** Pause after a failure: the service is not asked again for each unknown address. */
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
    targets: held.current?.targets ?? null,
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

/** Publications in one go, as of a release, count once. */
const AFTER_MS = 1_000;

async function tableOf(locale: Locale) {
  const documents = await getAll('redirect', locale);
  const redirects = documents.map(({ uid, data: { from, to, temporary } }) => ({
    name: `${uid} (${locale})`,
    from: from.flatMap(({ path }) => path?.trim() || []),
    to: asLink(to) ?? null,
    isPage: to.link_type === 'Document' && 'url' in to && !to.isBroken,
    temporary: temporary === true,
  }));
  const market = MARKETS[locale];
  const sites = { own: new URL(env()[market.siteUrlSetting]).origin, all: siteOrigins(env()) };
  const unclear = redirects.filter((redirect) => !isUnderstood(redirect, market, sites)).map(({ name }) => name);
  return { locale, table: editorTable(redirects, market, sites), unclear };
}

/**
 * Reads the editors' redirects for the server, which looks unknown addresses up in them. In a language without a response
 * of the content service the known ones stay. Never throws.
 */
export async function refreshEditorRedirects(now = Date.now()): Promise<void> {
  const held = editorRedirects();
  const refresh = () => void refreshEditorRedirects();
  held.current = { tables: held.current?.tables ?? new Map(), dueAt: now + RETRY_MS, refresh };
  const reads = await Promise.allSettled(LOCALES.map(tableOf));
  const found = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []));
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed) logError('redirects', failed.reason);
  const unclear = found.flatMap((each) => each.unclear);
  if (unclear.length > 0)
    logError('redirects', `addresses that are not understood are not redirected: ${unclear.join(', ')}`);
  if (found.length === 0) return;
  const tables = new Map(held.current?.tables);
  for (const { locale, table } of found) tables.set(locale, table);
  held.current = { tables, dueAt: now + (failed ? RETRY_MS : FRESH_MS), refresh };
}

let timer: NodeJS.Timeout | undefined;

/** Reads them now, and soon after each publication, by this instance or another one. */
export function followEditorRedirects(): void {
  void refreshEditorRedirects();
  onInvalidation((tags) => {
    if (!tags.some((tag) => tag.startsWith('prismic/'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refreshEditorRedirects(), AFTER_MS).unref();
  });
}
