import 'server-only';
import { AppError } from '../errors';
import { within } from '../http/deadlines';
import { logError } from '../log';
import { LOCALES, type Locale, MARKETS } from '../markets';
import type { SearchIndex } from './index';
import { createKeptIndex, type KeptIndex } from './kept-index';
import { contentSource } from './source';

const place = Symbol.for('silene.search');
type Holder = { [place]?: Map<Locale, KeptIndex> };

const fail = (error: unknown): void => logError('search', error);

/** On globalThis: pages, handlers and the webhook are bundles of their own, each with its own instance of this module. */
function keptIndexes(): Map<Locale, KeptIndex> {
  const holder = globalThis as Holder;
  holder[place] ??= new Map(
    LOCALES.map((locale) => [locale, createKeptIndex(MARKETS[locale].language, contentSource(locale), { fail })]),
  );
  return holder[place];
}

/**
 * The index of a locale. Throws AppError: `contentUnavailable` also when it is still being built after so many milliseconds, which
 * goes on meanwhile.
 */
export async function searchIndex(locale: Locale, patienceMs: number): Promise<SearchIndex> {
  const current = keptIndexes().get(locale)?.current();
  if (!current) throw new RangeError(`no index for ${locale}`);
  const index = await within(patienceMs, current);
  if (!index) throw new AppError('contentUnavailable', { message: 'the search index is being built' });
  return index;
}

/** Takes changed documents into the indexes that this process has. What fails is logged: the process sees the publication by itself. */
export async function refreshIndexes(ids: readonly string[]): Promise<void> {
  await Promise.all([...keptIndexes().values()].map((kept) => kept.refresh(ids).catch(fail)));
}

/** Builds the indexes, one market after the other, so that nobody waits for the first of them. */
export async function buildIndexes(): Promise<void> {
  for (const kept of keptIndexes().values()) await kept.current().catch(fail);
}
