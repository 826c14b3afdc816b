import { RecentProducts } from '@/components/layout/islands';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

type Props = { locale: Locale; current?: SeenProduct };

/** At the end of a page: the shop products that this browser has viewed before. */
export async function RecentBlock({ locale, current }: Props) {
  const t = await translations(locale, 'catalogue');
  const words = {
    title: t('recent.title'),
    text: t('recent.text'),
    clear: t('recent.clear'),
    cleared: t('recent.cleared'),
  };
  return <RecentProducts locale={locale} current={current} words={words} />;
}
