import { NextIntlClientProvider } from 'next-intl';
import { BegunCheckout } from '@/components/analytics/marks';
import { isGift, recipientWords } from '@/components/cart/cart-layout';
import { type SummaryRow, SummaryRows, summaryRows, vatWords } from '@/components/cart/cart-summary';
import * as css from '@/components/cart/cart-summary.css';
import { GiftSummary, NoteSummary } from '@/components/cart/gift-summary';
import { ExcludedNotice } from '@/components/delivery/excluded-notice';
import { GUARANTEE_ID, GuaranteeNotice } from '@/components/guarantee/guarantee-notice';
import { ActionForm } from '@/components/ui/action-form';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { muted, text, textLink } from '@/components/ui/text.css';
import { giftOptionsOf, hasOnlyGiftCards, isPaidByGiftCard } from '@/lib/cart/rules';
import type { CartView } from '@/lib/cart/view';
import { beginCheckout } from '@/lib/checkout/actions';
import { getPromises, type Promises } from '@/lib/delivery/promises';
import { deliveryProblem, isShipped } from '@/lib/delivery/rules';
import { hasSubscription } from '@/lib/plans/rules';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { recipientOf } from '@/lib/services/shopify/cart-attributes';
import { formatMoney } from '@/lib/services/shopify/money';
import { PayButton } from './pay-button';
import { SubscriptionConsent, SubscriptionNotice } from './subscription-notice';

const TROUBLE = 'checkout-trouble';

type Props = {
  locale: Locale;
  /** Undefined when the shop did not respond. */
  cart: CartView | null | undefined;
  /** The request came from another site, without the cookie of the cart: the next one brings it. */
  unread?: boolean;
  /** The last redirect to the payment page failed. */
  failed: boolean;
  /** The last attempt lacked the acknowledgement of the payments of a subscription. */
  unaccepted?: boolean;
};

/** The order before payment, and the button that leads to the hosted payment page. */
export async function CheckoutSummary({ locale, cart, unread = false, failed, unaccepted = false }: Props) {
  const [t, words, guarantee, common, messages, promises] = await Promise.all([
    translations(locale, 'checkout'),
    translations(locale, 'cart'),
    translations(locale, 'guarantee'),
    translations(locale, 'common'),
    loadMessages(locale),
    getPromises(locale),
  ]);
  if (unread) {
    return (
      <div className={css.column}>
        <h1>{t('title')}</h1>
        <p role="status">{words('loading')}</p>
        <noscript>
          <Link href={pathFor(locale, '/checkout')} prefetch={false} className={textLink}>
            {words('retry')}
          </Link>
        </noscript>
      </div>
    );
  }
  if (cart === null || cart?.lines.length === 0) {
    const action = <ButtonLink href={pathFor(locale, '/ecommerce')}>{words('empty.action')}</ButtonLink>;
    return <EmptyState as="h1" title={words('empty.title')} action={action} />;
  }
  const { tag } = MARKETS[locale];
  const excluded = cart && deliveryProblem(cart);
  const isPaid = cart !== undefined && isPaidByGiftCard(cart);
  const isGuaranteed = cart === undefined || !hasOnlyGiftCards(cart);
  const isSubscription = cart !== undefined && hasSubscription(cart.lines);
  const back = pathFor(locale, '/checkout/cart');
  const unavailable = (
    <>
      <p>{words('unavailable')}</p>
      <p>
        <Link href={pathFor(locale, '/checkout')} prefetch={false} className={textLink}>
          {words('retry')}
        </Link>
      </p>
    </>
  );
  return (
    <div className={css.column}>
      <h1>{t('title')}</h1>
      {cart && <BegunCheckout locale={locale} cart={cart} />}
      {failed && (
        <AnswerNotice id={TROUBLE} tone="error">
          {unavailable}
        </AnswerNotice>
      )}
      {!failed && !cart && <Notice tone="error">{unavailable}</Notice>}
      {!failed && cart && <p className={css.intro}>{t(isPaid ? 'introPaid' : 'intro')}</p>}
      {cart && <Order {...{ cart, promises, tag, t, words }} />}
      {cart && isShipped(cart) && <GiftSummary locale={locale} gift={giftOptionsOf(cart)} />}
      {cart && isShipped(cart) && <NoteSummary locale={locale} note={cart.note} />}
      {excluded && (
        <NextIntlClientProvider locale={tag} messages={{ delivery: messages.delivery }} timeZone="Europe/Paris">
          <ExcludedNotice excluded={excluded} changeHref={back} />
        </NextIntlClientProvider>
      )}
      {isGuaranteed && (
        <p>
          <a href={`#${GUARANTEE_ID}`} className={textLink}>
            {guarantee('before')}
          </a>
        </p>
      )}
      {isSubscription && <SubscriptionNotice locale={locale} cart={cart} />}
      <ActionForm action={beginCheckout} lost={common('lost')}>
        <input type="hidden" name="locale" value={locale} />
        {isSubscription && <SubscriptionConsent locale={locale} cart={cart} isMissing={unaccepted} />}
        <ButtonRow className={css.actions}>
          {!excluded && <PayButton trouble={TROUBLE}>{t(isPaid ? 'confirm' : 'pay')}</PayButton>}
          <ButtonLink kind="secondary" href={back}>
            {t('back')}
          </ButtonLink>
        </ButtonRow>
      </ActionForm>
      {isGuaranteed && <GuaranteeNotice locale={locale} />}
    </div>
  );
}

type Words<Namespace extends 'cart' | 'checkout'> = Awaited<ReturnType<typeof translations<Namespace>>>;
type OrderProps = { cart: CartView; promises: Promises; tag: string; t: Words<'checkout'>; words: Words<'cart'> };

/** "Point relais, 69003": the carrier and the postcode that were chosen in the cart, and where the relay point is chosen. */
function deliveryOf(
  { selectedShippingCarrier: carrier, deliveryAddress: address }: CartView,
  promises: Promises,
): string {
  const chosen = [carrier?.title, address?.zip].filter(Boolean).join(', ');
  return [chosen, carrier && promises[carrier.code]?.place].filter(Boolean).join('. ');
}

/** Every line with its amount, then the totals. */
function Order({ cart, promises, tag, t, words }: OrderProps) {
  const rows = cart.lines.map(
    (line): SummaryRow => ({
      id: line.id,
      label: t('line', { quantity: line.quantity, name: line.variant.productTitle }),
      details: [
        [...Object.values(line.variant.selectedOptions), line.plan?.plan.name].filter(Boolean).join(', '),
        ...recipientWords(recipientOf(line), tag, words, line.variant.isGiftCard),
      ]
        .filter(Boolean)
        .join('. '),
      amount: isGift(line) ? words('gift') : formatMoney(line.total, tag),
    }),
  );
  const vat = vatWords(cart, tag, words);
  return (
    <>
      <SummaryRows rows={rows} />
      <div className={css.totals}>
        <SummaryRows rows={summaryRows(cart, tag, words, deliveryOf(cart, promises))} />
        {vat && <p className={cx(text.mini, muted)}>{vat}</p>}
      </div>
    </>
  );
}
