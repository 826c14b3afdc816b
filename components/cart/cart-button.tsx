import { BagLink } from '@/components/layout/islands';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

/** The bag in the header: a link to the cart page, and with script the way into the drawer. */
export async function CartButton({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const [empty, one, many] = [0, 1, 2].map((count) => t('button', { count })) as [string, string, string];
  return <BagLink href={pathFor(locale, '/checkout/cart')} labels={{ empty, one, many }} />;
}
