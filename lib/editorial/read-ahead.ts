import 'server-only';
import { logError } from '../log';
import { LOCALES } from '../markets';
import { getAll, getIndex, type Type } from '../prismic/documents';
import { PAGE_TYPES } from '../prismic/routes';

/** Lists that no page of the build shows. */
const LISTED = ['job_offer', 'legal_page', 'campaign_page'] as const;

/**
 * Asks once for what only answers to a visitor show (sitemap, feed of the offers, help of the account), so that it is kept
 * before the content service goes away.
 */
export async function readAhead(): Promise<void> {
  try {
    for (const locale of LOCALES) {
      await getIndex(PAGE_TYPES as readonly Type[], locale);
      for (const type of LISTED) await getAll(type, locale);
    }
  } catch (error) {
    logError('content', error);
  }
}
