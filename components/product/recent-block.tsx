import type { Content } from '@prismicio/client';
import { RecentProducts } from '@/components/layout/islands';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { imageOf } from '@/lib/services/prismic/links';

/** What the browser may store of a product: for the list of viewed ones, and for the favourites. */
export function seenProduct({ id, url, data }: Content.ProductDocument): SeenProduct {
  const pack = imageOf(data.pack);
  return {
    id,
    title: data.title ?? '',
    href: url ?? '',
    picture: pack && { src: pack.src, width: pack.width, height: pack.height },
  };
}

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
