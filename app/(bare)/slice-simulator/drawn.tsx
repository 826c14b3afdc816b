import 'server-only';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/section';
import { errorCode } from '@/lib/platform/errors';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { consume } from '@/lib/rate-limit/consume';
import { minutesOf, SIMULATED } from '@/lib/rate-limit/limits';
import { withLinkedDocuments } from '@/lib/services/prismic/preview';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { visitorAddress } from '@/lib/session/request-market';
import { MOST_SLICES, type Sent, type SentSlice, simulatedLocale } from '@/lib/simulator/state';
import { type AnySlice, Slices } from '@/slices/zone';

/**
 * The slices of an editing tool as the site draws them, or the reason why it does not; null when they cannot be read.
 * Counts against the visitor's rate limit: the simulator is public.
 * @param requested the language of the document, where the tool says it
 */
export async function drawnSlices(read: () => Sent, requested: string | undefined): Promise<ReactNode> {
  const host = localeOfPath((await headers()).get('host'), '/');
  const localeFor = (slices: SentSlice[]) => simulatedLocale({ requested, slices, host });
  const minutes = await minutesToWait();
  if (minutes > 0) return <Refused locale={localeFor([])} reason="limited" values={{ minutes }} />;
  const slices = read();
  if (slices === 'tooLong') return <Refused locale={localeFor([])} reason="tooLong" values={{ slices: MOST_SLICES }} />;
  return slices && <DrawnSlices slices={slices} locale={localeFor(slices)} />;
}

/** 0 for a visitor who may go on. Without a store nothing is counted: content is drawn all the same. */
async function minutesToWait(): Promise<number> {
  try {
    await consume('simulator', SIMULATED, await visitorAddress());
    return 0;
  } catch (error) {
    if (errorCode(error) !== 'limited') logError('simulator', error);
    return minutesOf(error);
  }
}

type RefusedProps = { locale: Locale; reason: 'limited' | 'tooLong'; values: Record<string, number> };

async function Refused({ locale, reason, values }: RefusedProps) {
  const t = await translations(locale, 'editorial');
  return (
    <main lang={MARKETS[locale].tag}>
      <Section>
        <Container>
          <Notice tone="warning">{t(`simulator.${reason}`, values)}</Notice>
        </Container>
      </Section>
    </main>
  );
}

async function DrawnSlices({ slices, locale }: { slices: SentSlice[]; locale: Locale }) {
  const linked = await withLinkedDocuments(slices as AnySlice[], locale);
  return (
    <main lang={MARKETS[locale].tag}>
      <Slices slices={linked} locale={locale} draft={undefined} opening edited />
    </main>
  );
}
