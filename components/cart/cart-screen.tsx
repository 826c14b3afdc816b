import { WatchedList } from '@/components/analytics/marks';
import { Breadcrumb } from '@/components/editorial/page-navigation';
import { GuaranteeNotice } from '@/components/guarantee/guarantee-notice';
import { PageFrame } from '@/components/layout/page-frame';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { CatalogueCardView, RecentBlock } from '@/components/product/catalogue-card';
import { ProductGrid } from '@/components/product/listing-layout';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { COOKIES_CHECK, listedIn, newsIn, newsWords, postedIn, warningKey } from '@/lib/cart/news';
import { hasOnlyGiftCards } from '@/lib/cart/rules';
import { type CartView, readCart } from '@/lib/cart/view';
import { hasSentCookies, readTyped } from '@/lib/cart/visitor-cart';
import { getSuggestions } from '@/lib/catalogue/cards';
import { getPromises, withoutExpiredDates } from '@/lib/delivery/promises';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import type { Locale } from '@/lib/platform/markets';
import { withTimeout } from '@/lib/platform/request';
import { OPTIONAL_TIMEOUT_MS } from '@/lib/platform/timeout-limits';
import { routeAlternates } from '@/lib/seo/metadata';
import { isCrossSite } from '@/lib/session/request-market';
import { CartNews, CartPageLayout, EmptyCart } from './cart-layout';
import * as css from './cart-lines.css';
import { CartPlace } from './cart-place';
import { CookiesRefused } from './cookies-refused';

export type Query = Readonly<Record<string, string | string[] | undefined>>;
type Translate = Awaited<ReturnType<typeof translations<'cart'>>>;

/**
 * The message that the URL of the cart page asks for, null when it asks for none. The query is untrusted: an unknown key, or
 * one that lacks its number, gets a general message.
 */
export const wordsIn = (query: Query, t: Translate): string | null =>
  sentence('error', query, t) ?? sentence('warning', query, t);

function sentence(kind: 'error' | 'warning', query: Query, t: Translate): string | null {
  const code = query[kind];
  if (typeof code !== 'string') return null;
  const key = `${kind}.${code}` as 'error.unexpected';
  // `constructor` is also found, but is not a message.
  const found: unknown = t.has(key) ? t.raw(key) : null;
  const missing = Number(query.missing);
  const isWhole = typeof found === 'string' && (!found.includes('{missing') || missing > 0);
  return isWhole ? t(key, { missing }) : t(kind === 'error' ? 'error.unexpected' : 'warning.other');
}

const SHOWN = 4;

type Props = { locale: Locale; inCart: CartView | null | undefined };

/** A few products that are not in the cart yet. Optional: when the services do not respond, the cart is shown alone. */
async function CartSuggestions({ locale, inCart }: Props) {
  // When the shop did not return the cart, it will not return products either.
  if (inCart === undefined) return null;
  const t = await translations(locale, 'cart');
  const known = [...new Set(inCart?.lines.map(({ variant }) => variant.productId))];
  const cards = await withTimeout(OPTIONAL_TIMEOUT_MS, getSuggestions(locale, known)).catch((error) => {
    logError('cart', error);
    return null;
  });
  const fresh = (cards ?? []).slice(0, SHOWN);
  if (fresh.length === 0) return null;
  return (
    <Section background="Beige Light" space="tight">
      <Container>
        <SectionHead title={t('suggestions')} />
        <WatchedList id="suggestions" cards={fresh} />
        <ProductGrid
          columns={4}
          cards={fresh.map((card) => (
            <CatalogueCardView key={card.href} locale={locale} card={card} prefetch={false} />
          ))}
        />
      </Container>
    </Section>
  );
}

/** An empty cart without the script of one that is not, and what the result of a form or of a link says. */
const EmptyCartPage = ({ t, news, shop }: { t: Translate; news: readonly string[]; shop: string }) => (
  <CartPageLayout title={t('title')} summary={null}>
    <CartNews sentences={news} />
    <CookiesRefused words={t('cookiesRefused')} />
    <EmptyCart words={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }} shop={shop} />
  </CartPageLayout>
);

type CartScreenProps = {
  locale: Locale;
  /** Result of an action posted without JavaScript: the code of an error or of a warning, and its field. */
  query: Query;
};

export async function CartScreen({ locale, query }: CartScreenProps) {
  const [t, common, messages, cart, promises, fromElsewhere, sentCookies, typed] = await Promise.all([
    translations(locale, 'cart'),
    translations(locale, 'common'),
    loadMessages(locale),
    readCart(locale),
    getPromises(locale),
    isCrossSite(),
    hasSentCookies(),
    readTyped(),
  ]);
  const isRefused = query.check === COOKIES_CHECK && !sentCookies && !fromElsewhere;
  const path = pathFor(locale, '/checkout/cart');
  const crumbs = [
    { text: common('homeCrumb'), href: pathFor(locale, '/') },
    { text: t('title'), href: path },
  ];
  // The notice is for who is about to order; a cart that is not known yet may hold something.
  const isEmpty = cart === null ? !fromElsewhere : cart?.lines.length === 0;
  // What sold out is listed, with a way to remove it.
  const isBare = isEmpty && !cart?.soldOut;
  const news = [
    ...listedIn(query).map((code) => t(warningKey(code, t))),
    ...newsIn(query.codes, cart?.discountCodes ?? []).map((each) => newsWords(each, t)),
  ];
  const posted = postedIn(query, isRefused ? t('cookiesRefused') : wordsIn(query, t), typed);
  const paths = { shop: pathFor(locale, '/ecommerce'), cart: path, checkout: pathFor(locale, '/checkout') };
  const isGuaranteed = !isEmpty && !(cart && hasOnlyGiftCards(cart));
  return (
    <PageFrame locale={locale} background="White" alternates={routeAlternates('/checkout/cart')}>
      <Section background="White" space="none" className={css.screen}>
        <Container>
          <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
          <CartPlace
            locale={locale}
            messages={isBare ? null : { cart: messages.cart, delivery: messages.delivery, prices: messages.prices }}
            // The SameSite=Strict cookie is not sent on the return from the checkout: the cart is unknown then.
            initial={isBare || (cart === null && fromElsewhere) ? undefined : cart}
            silent={cart === undefined}
            payments={<PaymentMarks locale={locale} />}
            news={news}
            posted={posted}
            promises={withoutExpiredDates(promises, Date.now())}
            paths={paths}
          >
            {isBare && <EmptyCartPage t={t} news={posted.words ? [posted.words, ...news] : news} shop={paths.shop} />}
          </CartPlace>
        </Container>
      </Section>
      {isGuaranteed && (
        <Section background="White" space="tight">
          <Container>
            <GuaranteeNotice locale={locale} />
          </Container>
        </Section>
      )}
      <CartSuggestions locale={locale} inCart={cart} />
      <RecentBlock locale={locale} />
    </PageFrame>
  );
}
