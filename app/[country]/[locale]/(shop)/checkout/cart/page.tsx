import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CartScreen } from '@/components/cart/cart-screen';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { MARKETS } from '@/lib/platform/markets';
import { ownMetadata } from '@/lib/seo/metadata';

// The cart must also be readable without JavaScript, so the page waits for the cart instead of streaming it in later.
export const instant = false;

type Props = PageProps<'/[country]/[locale]/checkout/cart'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await translations(locale, 'cart');
  return ownMetadata(locale, t('title'));
}

export default async function CartPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  if (!MARKETS[locale].shop) notFound();
  return <CartScreen locale={locale} query={await searchParams} />;
}
