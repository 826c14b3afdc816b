import 'server-only';
import { cacheLife } from 'next/cache';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { getSingles } from '../services/prismic/documents';
import { choiceOf, type ValueOf } from '../services/prismic/selects';
import { cacheTags, documentTags } from '../services/prismic/tags';

export type PaymentMark = ValueOf<'paymentMark'>;

/** Known marks, each once, in the editor's order. */
export const marksOf = (rows: readonly { mark: string | null }[] = []): PaymentMark[] => [
  ...new Set(rows.flatMap(({ mark }) => choiceOf('paymentMark', mark) ?? [])),
];

/** What the checkout of a locale accepts, according to the settings; nothing where nothing is sold. */
export async function getPaymentMarks(locale: Locale): Promise<PaymentMark[]> {
  'use cache';
  cacheLife('content');
  if (!MARKETS[locale].shop) return [];
  try {
    const { settings } = await getSingles(['settings'], locale);
    cacheTags(documentTags([settings]));
    // Documents published before this field existed do not have it.
    return marksOf(settings?.data.payment_marks);
  } catch (error) {
    // A page is shown without the marks while the settings cannot be read.
    logError('content', error);
    cacheLife('degraded');
    return [];
  }
}
