import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartLinkView } from '@/components/cart-link/cart-link-view';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';

// What the link holds can be bought or not at this moment, and must also be readable without JavaScript.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/cart/[lines]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'cart');
  return ownMetadata(locale, t('link.title'));
}

/** A cart permalink. Opening it changes nothing: crawlers and prefetching browsers do so as well. */
export default async function CartLinkPage({ params, searchParams }: Props) {
  const { locale: name, lines } = await params;
  const locale = localeOf(name);
  if (!MARKETS[locale].shop) notFound();
  return <CartLinkView locale={locale} lines={decodeURIComponent(lines)} query={await searchParams} />;
}
