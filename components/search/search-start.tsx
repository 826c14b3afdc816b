import { Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { draftRef } from '@/lib/prismic/preview';
import { getSettings } from '@/lib/settings/queries';
import { FrequentSearches } from './frequent-searches';
import { SiteWays } from './site-ways';

/** Nothing was asked yet: what others look for, and the ways into the site. */
export async function SearchStart({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'search');
  const { frequentSearches } = await getSettings(locale, await draftRef(locale));
  return (
    <Stack gap={6}>
      <p className={text.lead}>{t('start.text')}</p>
      <FrequentSearches locale={locale} searches={frequentSearches} />
      <SiteWays locale={locale} />
    </Stack>
  );
}
