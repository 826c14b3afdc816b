'use client';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PromisedCarriers } from '@/components/delivery/carrier-form';
import { DeliveryChoice } from '@/components/delivery/delivery-choice';
import type { FormAction } from '@/components/ui/field';
import { useOnHide } from '@/components/ui/hooks';
import { cx } from '@/components/ui/markup';
import { text } from '@/components/ui/text.css';
import { useCartSeen } from '@/lib/analytics/track';
import { chooseDelivery, setDeliveryPlace } from '@/lib/cart/actions';
import { problemOf } from '@/lib/cart/messages';
import type { Posted } from '@/lib/cart/news';
import { allLines, isPaidByGiftCard } from '@/lib/cart/rules';
import { type CartState, useCart } from '@/lib/cart/use-cart';
import type { CartView } from '@/lib/cart/view';
import { freeDeliveryOf } from '@/lib/delivery/free-delivery';
import type { Promises } from '@/lib/delivery/promises';
import { deliveryProblem, isShipped } from '@/lib/delivery/rules';
import { writePostcode } from '@/lib/delivery/visitor-postcode';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney } from '@/lib/services/shopify/money';
import { CartExtras, GiftOptionsForm } from './cart-extras';
import { CartNews, CartPageLayout } from './cart-layout';
import { LiveCartLines } from './cart-lines';
import { CartAbsent, FreeDeliveryProgress } from './cart-notices';
import { CartProvider, useExclusions } from './cart-provider';
import { CartSummary, RecurringPayments, summaryRows, vatWords } from './cart-summary';
import * as css from './cart-summary.css';
import { CheckoutLink, NEWS_ID } from './checkout-link';
import { CookiesRefused } from './cookies-refused';

type CartBarProps = { locale: Locale; cart: CartView; updating: boolean; checkoutHref: string };

/** Total and way on at the lower edge of a phone, while the total of the summary is out of view. */
function CartBar({ locale, cart, updating, checkoutHref }: CartBarProps) {
  const t = useTranslations('cart');
  return (
    <div className={css.bar}>
      <p className={cx(updating && css.barUpdating)}>
        <span className={css.barLabel}>{t('summary.total')}</span>{' '}
        <b className={css.barAmount}>{formatMoney(cart.totalPrice, MARKETS[locale].tag)}</b>
      </p>
      {!deliveryProblem(cart) && <CheckoutLink href={checkoutHref}>{t('bar.checkout')}</CheckoutLink>}
    </div>
  );
}

type Props = { locale: Locale; cart: CartView; state: CartState; posted: Posted };

const actions = {
  setPlace: setDeliveryPlace as unknown as FormAction,
  choose: chooseDelivery as unknown as FormAction,
};

/** Delivery address and carrier; an accepted postcode is stored in the browser for product pages. */
function CartDelivery({ locale, cart, state, posted }: Props) {
  const t = useTranslations('cart');
  const postedPlace =
    posted.field === 'zip' && posted.words ? { zip: posted.typed ?? '', place: posted.words } : undefined;

  async function setPlace(zip: string): Promise<string | null> {
    const reply = await state.runChange('place', { zip });
    if (reply.status === 'ok') writePostcode(zip);
    return problemOf(reply, t, allLines(reply.cart));
  }

  return (
    <DeliveryChoice
      locale={locale}
      cart={cart}
      actions={actions}
      posted={postedPlace}
      onPlace={setPlace}
      onChoose={async (handle, group) => {
        const reply = await state.runChange('carrier', { handle, group });
        return problemOf(reply, t, allLines(reply.cart));
      }}
    />
  );
}

type CartPageViewProps = {
  locale: Locale;
  /** As the server read it; undefined when the shop did not respond, or when the cart cookie was not sent. */
  initial: CartView | null | undefined;
  /** The shop did not respond to the server. */
  silent?: boolean;
  paths: { shop: string; cart: string; checkout: string };
  /** The result of a form posted without JavaScript. */
  posted: Posted;
  /** What it says about the lines of a cart link, and about discount codes that were not its subject. */
  news?: readonly string[];
  /** Below the summary's button: the ways to pay. */
  payments?: ReactNode;
};

export function CartPageView({ locale, initial, silent, paths, posted, news = [], payments }: CartPageViewProps) {
  const t = useTranslations('cart');
  const state = useCart(locale, initial);
  const { cart, settled } = state;
  useOnHide(state.forget);
  useCartSeen(cart);
  const excluded = useExclusions(cart);
  const { tag, shop } = MARKETS[locale];
  const full = cart && cart.lines.length > 0 ? cart : null;
  const head = [...(posted.words && !posted.field ? [posted.words] : []), ...news];
  const progress = full && freeDeliveryOf(full, shop?.country ?? '');
  const blocked = full !== null && deliveryProblem(full) !== null;
  return (
    <div className={css.scope}>
      <CartPageLayout
        title={t('title')}
        heading={full ? t('lines') : undefined}
        meter={progress && <FreeDeliveryProgress locale={locale} progress={progress} />}
        summary={
          full && (
            <CartSummary
              title={t('summary.title')}
              rows={summaryRows(full, tag, t)}
              vat={vatWords(full, tag, t)}
              recurring={<RecurringPayments cart={full} tag={tag} t={t} />}
              note={t(isPaidByGiftCard(full) ? 'summary.nothingToPay' : 'summary.note')}
              updating={!settled}
              action={
                blocked ? (
                  <p className={text.label}>{t('summary.blocked')}</p>
                ) : (
                  <>
                    <CheckoutLink href={paths.checkout} block>
                      {t('summary.checkout')}
                    </CheckoutLink>
                    {payments}
                  </>
                )
              }
            >
              {isShipped(full) && <CartDelivery locale={locale} cart={full} state={state} posted={posted} />}
            </CartSummary>
          )
        }
      >
        <CartNews sentences={head} />
        <CookiesRefused words={t('cookiesRefused')} />
        <LiveCartLines locale={locale} state={state} excluded={excluded} newsId={NEWS_ID} />
        {!full && <CartAbsent state={state} paths={paths} silent={silent} />}
        {full && <CartExtras locale={locale} cart={full} state={state} posted={posted} />}
        {full && isShipped(full) && <GiftOptionsForm locale={locale} cart={full} state={state} posted={posted} />}
      </CartPageLayout>
      {full && <CartBar locale={locale} cart={full} updating={!settled} checkoutHref={paths.checkout} />}
    </div>
  );
}

type CartPageProps = CartPageViewProps & {
  messages: ComponentProps<typeof CartProvider>['messages'];
  promises: Promises;
};

/** The cart page with what it needs of the browser. */
export const CartPage = ({ messages, promises, ...view }: CartPageProps) => (
  <CartProvider locale={view.locale} messages={messages}>
    <PromisedCarriers promises={promises}>
      <CartPageView {...view} />
    </PromisedCarriers>
  </CartProvider>
);
