import { SiteFrame } from '@/components/layout/site-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section } from '@/components/ui/section';
import { readCart } from '@/lib/cart/read';
import { loadMessages } from '@/lib/i18n/messages';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';
import { CartPageView } from './cart-page-view';
import { CartProvider } from './cart-provider';
import { CartSuggestions } from './cart-suggestions';

type Props = {
  locale: Locale;
  /** What an action answered to a form without script: the code of an error or of a warning. */
  said: { error?: unknown; warning?: unknown };
};

export async function CartScreen({ locale, said }: Props) {
  const [t, common, messages, cart] = await Promise.all([
    translations(locale, 'cart'),
    translations(locale, 'common'),
    loadMessages(locale),
    readCart(locale),
  ]);
  const words = (kind: 'error' | 'warning', code: unknown, otherwise: string): string | null => {
    if (typeof code !== 'string') return null;
    const key = `${kind}.${code}` as 'error.unexpected';
    return t.has(key) ? t(key) : otherwise;
  };
  const path = pathFor(locale, '/checkout/cart');
  const crumbs = [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: t('title'), href: path },
  ];
  return (
    <SiteFrame locale={locale} background="White" twins={routeTwins('/checkout/cart')} path={path}>
      <Section background="White" space="tight">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <CartProvider locale={locale} messages={{ cart: messages.cart }}>
            <CartPageView
              locale={locale}
              initial={cart}
              notice={
                words('error', said.error, t('error.unexpected')) ?? words('warning', said.warning, t('warning.other'))
              }
              paths={{ shop: pathFor(locale, '/ecommerce'), checkout: pathFor(locale, '/checkout') }}
            />
          </CartProvider>
        </Container>
      </Section>
      <CartSuggestions locale={locale} inCart={cart} />
    </SiteFrame>
  );
}
