import { PageFrame } from '@/components/layout/page-frame';
import { RecentBlock } from '@/components/product/recent-block';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section } from '@/components/ui/section';
import { hasSentCookies } from '@/lib/cart/cookie';
import { COOKIES_CHECK, postedIn } from '@/lib/cart/posted';
import { readCart } from '@/lib/cart/read';
import { cameFromElsewhere } from '@/lib/http/request-headers';
import { loadMessages } from '@/lib/i18n/messages';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';
import { CartPageView } from './cart-page-view';
import { CartProvider } from './cart-provider';
import { CartSuggestions } from './cart-suggestions';
import { type Query, wordsIn } from './words-in';

type Props = {
  locale: Locale;
  /** What an action answered to a form without script: the code of an error or of a warning, and what was typed. */
  query: Query;
};

export async function CartScreen({ locale, query }: Props) {
  const [t, common, messages, cart, fromElsewhere, sentCookies] = await Promise.all([
    translations(locale, 'cart'),
    translations(locale, 'common'),
    loadMessages(locale),
    readCart(locale),
    cameFromElsewhere(),
    hasSentCookies(),
  ]);
  const isRefused = query.check === COOKIES_CHECK && !sentCookies && !fromElsewhere;
  const path = pathFor(locale, '/checkout/cart');
  const crumbs = [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: t('title'), href: path },
  ];
  return (
    <PageFrame locale={locale} background="White" twins={routeTwins('/checkout/cart')}>
      <Section background="White" space="tight">
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <CartProvider
            locale={locale}
            messages={{ cart: messages.cart, delivery: messages.delivery, prices: messages.prices }}
          >
            <CartPageView
              locale={locale}
              // The strict cookie is not sent on the way back from the checkout: then nobody knows yet.
              initial={cart === null && fromElsewhere ? undefined : cart}
              silent={cart === undefined}
              posted={postedIn(query, isRefused ? t('cookiesRefused') : wordsIn(query, t))}
              paths={{ shop: pathFor(locale, '/ecommerce'), cart: path, checkout: pathFor(locale, '/checkout') }}
            />
          </CartProvider>
        </Container>
      </Section>
      <CartSuggestions locale={locale} inCart={cart} />
      <RecentBlock locale={locale} />
    </PageFrame>
  );
}
