import { Drawer } from '@/components/ui/overlay';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { CartDrawerBody } from './cart-drawer-body';
import { cartDrawerId } from './drawer-id';

export async function CartDrawer({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'cart');
  const paths = { cart: pathFor(locale, '/checkout/cart'), shop: pathFor(locale, '/ecommerce') };
  return (
    <Drawer id={cartDrawerId} title={t('title')} closeLabel={t('close')}>
      <CartDrawerBody locale={locale} loading={t('loading')} paths={paths} />
    </Drawer>
  );
}
