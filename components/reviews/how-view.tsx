import { HeroPage } from '@/components/editorial/hero';
import { Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { MODERATION_DAYS, REFUSED_REVIEW_DAYS, REVIEW_DAYS, REVIEW_LINK_DAYS } from '@/lib/services/store/retention';

const ROUTE = '/reviews';
const PARTS = ['who', 'check', 'refuse', 'order', 'paid', 'kept', 'report'] as const;

/** Every period that the texts name: from the constants that the site itself goes by. */
const periodOf: Readonly<Record<(typeof PARTS)[number], Record<string, number>>> = {
  who: { days: REVIEW_LINK_DAYS },
  check: { days: MODERATION_DAYS },
  refuse: {},
  order: {},
  paid: {},
  kept: { publish: MODERATION_DAYS, years: REVIEW_DAYS / 365, refused: REFUSED_REVIEW_DAYS },
  report: { days: MODERATION_DAYS },
};

/** How reviews come about and are checked: the information of the code de la consommation, L111-7-2, D111-17 and D111-18. */
export async function HowReviewsView({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'reviews');
  const title = t('how.title');
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates(ROUTE)}
      trail={[{ text: title, href: pathFor(locale, ROUTE) }]}
      title={title}
      intro={<p>{t('how.intro')}</p>}
    >
      <Stack gap={5}>
        {PARTS.map((part) => (
          <div key={part} className={text.prose}>
            <h2>{t(`how.${part}.title`)}</h2>
            <p>{t(`how.${part}.text`, periodOf[part])}</p>
          </div>
        ))}
      </Stack>
    </HeroPage>
  );
}
