import 'server-only';
import { LOCALES } from '../markets';
import { getThese } from './changes';
import type { Type } from './documents';
import { askOwnServer } from './own-server';
import { PAGE_TYPES } from './routes';

/** Pages that are visited after one publication; the others are made at their first visit. */
const MOST = 1_000;

/**
 * Visits the pages of documents that were published, one after the other: what they are made of is kept then, so that they
 * stay when the content service goes away.
 */
export async function warm(ids: readonly string[]): Promise<void> {
  for (const locale of LOCALES) {
    const documents = await getThese(PAGE_TYPES as readonly Type[], ids.slice(0, MOST), locale);
    for (const { url } of documents) if (url) await askOwnServer({ locale, path: url });
  }
}
