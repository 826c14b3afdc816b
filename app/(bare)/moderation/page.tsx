import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import {
  type Moderated,
  ModerationEntrance,
  ModerationLogin,
  ModerationView,
} from '@/components/moderation/moderation-view';
import { Container, Section, Stack } from '@/components/ui/section';
import { DECISION_OUTCOMES, isModerator, LOGIN_OUTCOMES } from '@/lib/moderation/moderator';
import { env } from '@/lib/platform/env';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { isLocale, MARKETS } from '@/lib/platform/markets';
import { isUuid } from '@/lib/platform/text/clean';
import { reviewBook } from '@/lib/reviews/book';
import { store } from '@/lib/services/store/client';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { isCrossSite } from '@/lib/session/request-market';

// Only a moderator may see it, and what waits changes with every review.
export const instant = false;

/** Reviews of each state that the page lists. */
const MOST = 50;

/** @param reference of a review that is looked for */
async function moderated(reference: string): Promise<Moderated | null> {
  try {
    const book = reviewBook((await store()).db);
    return {
      asked: isUuid(reference) ? await book.find(reference) : null,
      waiting: await book.countIn('pending'),
      pending: await book.inState('pending', MOST),
      approved: await book.inState('approved', MOST),
      refused: await book.inState('refused', MOST),
      log: await book.log(MOST),
    };
  } catch (error) {
    logError('reviews', error);
    return null;
  }
}

/**
 * For moderators, behind the operator's token: reviews that wait, and those that were decided. `?lang=` is the locale, the
 * first one of the host without it.
 */
export default async function ModerationPage({ searchParams }: PageProps<'/moderation'>) {
  const host = (await headers()).get('host');
  // After what is read per request: a build without a token must not write a page that nobody has for good.
  if (!env().OPS_TOKEN) notFound();
  const { outcome: requested, review, lang } = await searchParams;
  const locale = isLocale(lang) ? lang : localeOfPath(host, '/');
  const reference = typeof review === 'string' ? review.trim().toLowerCase() : '';
  const outcomeIn = <T extends string>(known: readonly T[]): T | null =>
    known.find((each) => each === requested) ?? null;
  const [t, common, isOpen, fromElsewhere] = await Promise.all([
    translations(locale, 'reviews'),
    translations(locale, 'common'),
    isModerator(),
    isCrossSite(),
  ]);
  const { tag } = MARKETS[locale];
  return (
    <main lang={tag}>
      <title lang={tag}>{common('titleTemplate', { title: t('moderation.title'), brand: common('brand') })}</title>
      <Section>
        <Container>
          <Stack gap={5}>
            <h1>{t('moderation.title')}</h1>
            {isOpen && (
              <ModerationView
                locale={locale}
                found={await moderated(reference)}
                reference={reference}
                outcome={outcomeIn(DECISION_OUTCOMES)}
              />
            )}
            {!isOpen && fromElsewhere && <ModerationEntrance locale={locale} reference={reference} />}
            {!isOpen && !fromElsewhere && (
              <ModerationLogin locale={locale} reference={reference} outcome={outcomeIn(LOGIN_OUTCOMES)} />
            )}
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
