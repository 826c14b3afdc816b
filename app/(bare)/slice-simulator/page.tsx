import { SliceSimulator } from '@prismicio/next';
import { headers } from 'next/headers';
import { EmbeddedEditor } from '@/components/layout/embedded-editor';
import { isHostedContent } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { logError } from '@/lib/platform/log/log';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { withLinkedDocuments } from '@/lib/services/prismic/linked-documents';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { type SentSlice, simulatedLocale, slicesOf } from '@/lib/simulator/state';
import type { AnySlice } from '@/slices/context';
import { Slices } from '@/slices/zone';

// The content comes from the editor's tool, in the URL, so the page is rendered per request.
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Renders the slices that an editor arranges, in the brand's style and in the language of their document. */
export default async function SliceSimulatorPage({ searchParams }: Props) {
  const { state, lang } = await searchParams;
  const slices = decoded([state].flat()[0]);
  const host = localeOfPath((await headers()).get('host'), '/');
  const locale = simulatedLocale({ asked: [lang].flat()[0], slices, host });
  const content = env().PRISMIC_API_ENDPOINT;
  return (
    <>
      {content && !isHostedContent(content) && <EmbeddedEditor origin={new URL(content).origin} />}
      <SliceSimulator>
        <main lang={MARKETS[locale].tag}>
          <Slices slices={await linked(slices, locale)} locale={locale} draft={undefined} opening edited />
        </main>
      </SliceSimulator>
    </>
  );
}

function decoded(state: string | undefined): SentSlice[] {
  try {
    return slicesOf(state);
  } catch (error) {
    logError('simulator', error);
    return [];
  }
}

/** With the documents they link to; without them while the content service does not respond. */
async function linked(slices: SentSlice[], locale: Locale): Promise<AnySlice[]> {
  try {
    return (await withLinkedDocuments(slices, locale)) as AnySlice[];
  } catch (error) {
    logError('simulator', error);
    return slices as AnySlice[];
  }
}
