import type { ReactNode } from 'react';
import { GiftSummary } from '@/components/cart/gift-summary';
import { AnswerNotice } from '@/components/ui/answer-notice';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { muted, text, textLink } from '@/components/ui/text.css';
import { giftOptionsOf } from '@/lib/cart/rules';
import { hasOnlyCards, REORDER_ID, type ReorderResult, reorderOf, stageOf } from '@/lib/orders/rules';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { lineName, type Order } from '@/lib/services/shopify/customer-types';
import * as css from './account.css';
import { AccountCard, AddressLines } from './account-card';
import { OrderAmounts, OrderLines, OrderState } from './order-parts';
import { type AccountWords, comingBackPath } from './order-paths';
import { isOver } from './orders-view';
import { ReorderForm } from './reorder-form';

const REASONS = { gone: 'reorder.gone', notForSale: 'reorder.notForSale', box: 'reorder.box' } as const;

/** Adds everything of an order to the cart again; lines that cannot be added are listed beforehand. */
function ReorderCard({ locale, order, t }: { locale: Locale; order: Order; t: AccountWords }) {
  const { lines, missing, isSubscribed } = reorderOf(order.lines);
  if (lines.length === 0 && missing.length === 0) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <AccountCard title={t('reorder.title')}>
      <p>{count > 0 ? t('reorder.text', { count }) : t('reorder.nothing')}</p>
      {isSubscribed && <p>{t('reorder.subscribed')}</p>}
      {missing.length > 0 && (
        <div>
          <p>{t('reorder.without', { count: missing.length })}</p>
          <ul role="list">
            {missing.map(({ title, variantTitle, reason }) => (
              <li key={`${reason} ${title} ${variantTitle}`}>
                {t(REASONS[reason], { title: lineName({ title, variantTitle }) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <ReorderForm locale={locale} order={order.number} lost={t('reorder.lost')}>
          {t('reorder.action')}
        </ReorderForm>
      )}
    </AccountCard>
  );
}

/** Outcome of ordering again, when not everything is in the cart. */
function ReorderNotice({ result, locale, t }: { result: ReorderResult; locale: Locale; t: AccountWords }) {
  return (
    <AnswerNotice id={REORDER_ID} tone="warning">
      <p>{sentenceOf(result, t)}</p>
      {result.kind !== 'unavailable' && (
        <p>
          <Link href={pathFor(locale, '/checkout/cart')} prefetch={false} className={textLink}>
            {t('reorder.cart')}
          </Link>
        </p>
      )}
    </AnswerNotice>
  );
}

function sentenceOf({ kind, titles }: ReorderResult, t: AccountWords): string {
  if (kind !== 'missing') return t(`reorder.${kind}`);
  const count = titles.length;
  return count === 0 ? t('reorder.missingAll') : t('reorder.missing', { count, titles: titles.join(', ') });
}

type Props = {
  locale: Locale;
  order: Order;
  /** Path of the product page, by product id. */
  hrefs: Readonly<Record<string, string>>;
  /** Outcome of ordering it again. */
  reorderResult: ReorderResult | null;
  /** What the customer may review in it, and be reminded of. */
  children?: ReactNode;
};

/** One order with all its data and actions. */
export async function OrderView({ locale, order, hrefs, reorderResult, children }: Props) {
  const [t, words] = await Promise.all([translations(locale, 'account'), translations(locale, 'cart')]);
  const { tag } = MARKETS[locale];
  const { shippingAddress, email } = order;
  return (
    <>
      {reorderResult && <ReorderNotice result={reorderResult} locale={locale} t={t} />}
      <OrderState order={order} tag={tag} t={t} />
      <div className={css.room}>
        <AccountCard title={t('order.lines')}>
          <OrderLines lines={order.lines} hrefs={hrefs} tag={tag} t={t} words={words} />
          {order.lines.some(({ plan }) => plan !== undefined) && (
            <p>
              <Link href={pathFor(locale, '/my-account/subscriptions')} prefetch={false} className={textLink}>
                {t('nav.subscriptions')}
              </Link>
            </p>
          )}
          <GiftSummary locale={locale} gift={giftOptionsOf(order)} />
        </AccountCard>
        <div className={css.side}>
          <AccountCard title={t('order.summary')}>
            <OrderAmounts order={order} tag={tag} t={t} words={words} />
          </AccountCard>
          {(shippingAddress || email) && (
            <AccountCard title={t(shippingAddress ? 'order.address' : 'order.emails')}>
              {shippingAddress && <AddressLines address={shippingAddress} />}
              {email && <p className={cx(text.small, muted, css.email)}>{t('order.email', { email })}</p>}
            </AccountCard>
          )}
        </div>
      </div>
      {children}
      <div className={css.orderViewWays}>
        <ReorderCard locale={locale} order={order} t={t} />
        <Ways locale={locale} order={order} t={t} />
      </div>
    </>
  );
}

function Ways({ locale, order, t }: { locale: Locale; order: Order; t: AccountWords }) {
  const { number } = order;
  const open = !isOver(stageOf(order));
  return (
    <AccountCard title={t('order.next')}>
      <ButtonRow>
        {open && (
          <>
            {!hasOnlyCards(order) && (
              <ButtonLink href={comingBackPath(locale, number, 'return')} reloadDocument kind="secondary">
                {t('order.return')}
              </ButtonLink>
            )}
            <ButtonLink href={comingBackPath(locale, number, 'withdrawal')} reloadDocument kind="secondary">
              {t('card.withdraw')}
            </ButtonLink>
          </>
        )}
        <ButtonLink href={pathFor(locale, '/contact')} kind="secondary">
          {t('order.question')}
        </ButtonLink>
        <ButtonLink href={pathFor(locale, '/my-account/orders')} prefetch={false} kind="ghost">
          {t('order.back')}
        </ButtonLink>
      </ButtonRow>
    </AccountCard>
  );
}
