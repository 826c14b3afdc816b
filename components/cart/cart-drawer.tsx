import { BagLink, CartDrawerBody } from '@/components/layout/islands';
import { cartDrawerId, lostWordsId } from '@/components/ui/element-ids';
import { Drawer } from '@/components/ui/overlay';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

export async function CartDrawer({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const paths = { cart: pathFor(locale, '/checkout/cart'), shop: pathFor(locale, '/ecommerce') };
  const words = { loading: t('loading'), unavailable: t('unavailable'), retry: t('retry') };
  return (
    <Drawer id={cartDrawerId} title={t('title')} closeLabel={t('close')}>
      <p id={lostWordsId} hidden>
        {t('error.unreachable')}
      </p>
      <CartDrawerBody locale={locale} words={words} paths={paths} />
    </Drawer>
  );
}

/** The bag in the header: a link to the cart page, which opens the drawer when JavaScript is available. */
export async function CartButton({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const [empty, one, many] = [0, 1, 2].map((count) => t('button', { count })) as [string, string, string];
  return <BagLink href={pathFor(locale, '/checkout/cart')} labels={{ unknown: t('title'), empty, one, many }} />;
}
