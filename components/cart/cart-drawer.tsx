import { CartDrawerBody } from '@/components/layout/islands';
import { Drawer } from '@/components/ui/overlay';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { cartDrawerId, lostWordsId } from './drawer-id';

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
