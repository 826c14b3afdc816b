import 'server-only';
import { headers } from 'next/headers';
import { logError } from '@/lib/platform/log/log';
import { MARKETS } from '@/lib/platform/markets';
import { withLinkedDocuments } from '@/lib/services/prismic/linked-documents';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { type SentSlice, simulatedLocale } from '@/lib/simulator/state';
import type { AnySlice } from '@/slices/context';
import { Slices } from '@/slices/zone';

/**
 * The slices of an editing tool, with the documents they link to; without them while the content service does not respond.
 * @param requested the language of the document, where the tool says it
 */
export async function DrawnSlices({ slices, requested }: { slices: SentSlice[]; requested: string | undefined }) {
  const host = localeOfPath((await headers()).get('host'), '/');
  const locale = simulatedLocale({ requested, slices, host });
  const linked = await withLinkedDocuments(slices, locale).catch((error: unknown) => {
    logError('simulator', error);
    return slices;
  });
  return (
    <main lang={MARKETS[locale].tag}>
      <Slices slices={linked as AnySlice[]} locale={locale} draft={undefined} opening edited />
    </main>
  );
}
