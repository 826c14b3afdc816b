import 'server-only';
import { AppError } from '../errors';
import { within } from '../http/deadlines';
import { logError } from '../log';
import { LOCALES, type Locale, MARKETS } from '../markets';
import { processWide } from '../process-wide';
import type { SearchIndex } from './index';
import { createKeptIndex, type KeptIndex } from './kept-index';
import { contentSource } from './source';

const held = processWide<Map<Locale, KeptIndex>>('search');

const fail = (error: unknown): void => logError('search', error);

function keptIndexes(): Map<Locale, KeptIndex> {
  held.current ??= new Map(
    LOCALES.map((locale) => [locale, createKeptIndex(MARKETS[locale].language, contentSource(locale), { fail })]),
  );
  return held.current;
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
