import { CartLine, CartLines, recipientWords } from '@/components/cart/cart-layout';
import { type SummaryRow, SummaryRows } from '@/components/cart/cart-summary';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import type { PriceView } from '@/components/ui/price';
import { muted, text, textLink } from '@/components/ui/text.css';
import { hasOnlyCards, type Stage, stageOf } from '@/lib/orders/rules';
import type { Order, OrderLine, OrderReturn, Parcel, Refund } from '@/lib/services/shopify/customer-types';
import { formatMoney, toCents } from '@/lib/services/shopify/money';
import * as css from './account.css';
import { AccountCard } from './account-card';
import { partTitle } from './account-frame.css';
import { type AccountWords, type CartWords, dayOf } from './order-paths';
import { OrderTrack } from './orders-view';

type Props = { order: Order; tag: string; t: AccountWords; words: CartWords };

/** The amounts of an order, as the shop reports them. */
export function OrderAmounts({ order, tag, t, words }: Props) {
  const { vat } = order;
  return (
    <>
      <SummaryRows rows={amountRows({ order, tag, t, words })} />
      {!hasOnlyCards(order) && (
        <p className={cx(text.mini, muted)}>
          {vat ? words('summary.vat', { amount: formatMoney(vat, tag) }) : words('summary.vatIncluded')}
        </p>
      )}
    </>
  );
}

type Discounts = Order['discounts'];

const centsOff = (discounts: Discounts): number =>
  discounts.reduce((sum, { amount }) => sum + (amount ? toCents(amount.amount) : 0), 0);

function amountRows({ order, tag, t, words }: Props): SummaryRow[] {
  const { subtotal, shipping, total, refunded } = order;
  const goods: SummaryRow = { label: words('summary.subtotal'), amount: formatMoney(subtotal, tag) };
  const onDelivery = order.discounts.filter(({ appliedOn }) => appliedOn === 'SHIPPING_LINE');
  const onGoods = order.discounts.filter((each) => !onDelivery.includes(each));
  // Shops differ in whether the subtotal and the delivery already have their discounts off: the rows must come to the total.
  const left = toCents(subtotal.amount) + toCents(shipping.amount) - toCents(total.amount);
  const [goodsOff, deliveryOff] = [centsOff(onGoods), centsOff(onDelivery)];
  const isDeliveryFull = left === goodsOff + deliveryOff || (left === deliveryOff && left !== goodsOff);
  const isOff = left === (isDeliveryFull ? deliveryOff : 0);
  const saving = ({ label, amount, appliedOn }: Discounts[number], index: number): SummaryRow => {
    const name = label || words('discount');
    return {
      id: `${appliedOn}-${index}`,
      label: appliedOn === 'SHIPPING_LINE' && !isDeliveryFull ? words('summary.onDelivery', { name }) : name,
      amount: amount ? `−\u00a0${formatMoney(amount, tag)}` : t('order.discountNoAmount'),
      kind: 'saving',
    };
  };
  const off = onGoods.map(saving);
  const isFree = toCents(shipping.amount) === 0;
  const delivery: SummaryRow = {
    label: words('summary.delivery'),
    amount: isFree ? words('summary.deliveryFree') : formatMoney(shipping, tag),
  };
  const rows: SummaryRow[] = [
    ...(isOff ? [...off, goods] : [goods, ...off]),
    ...(hasOnlyCards(order) ? [] : [delivery]),
    ...onDelivery.map(saving),
    { label: words('summary.total'), amount: formatMoney(total, tag), kind: 'total' },
  ];
  if (toCents(refunded.amount) === 0) return rows;
  return [...rows, { label: t('order.refunded'), amount: formatMoney(refunded, tag), kind: 'strong' }];
}

type Words = { tag: string; t: AccountWords; words: CartWords };
type OrderLinesProps = Words & {
  lines: readonly OrderLine[];
  /** Path of the product page, by product id. */
  hrefs: Readonly<Record<string, string>>;
};

/** The ordered lines with their prices. */
export function OrderLines({ lines, hrefs, ...words }: OrderLinesProps) {
  return (
    <CartLines>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no id of their own, and they never move
        <Line key={index} line={line} href={line.variant ? hrefs[line.variant.productId] : undefined} {...words} />
      ))}
    </CartLines>
  );
}

function Line({ line, href, tag, t, words }: Words & { line: OrderLine; href: string | undefined }) {
  const { title, variantTitle, quantity, currentQuantity, variant, isGift, plan } = line;
  const gone = quantity - currentQuantity;
  return (
    <CartLine
      line={{
        name: title,
        href,
        image: variant?.image ? { ...variant.image, src: variant.image.url, alt: '', service: 'shopify' } : undefined,
        line: variantTitle || undefined,
        recipient: recipientWords(line.recipient, tag, words, variant?.isGiftCard),
        plan: plan === undefined ? undefined : [t('order.plan', { name: plan })],
        savings: isGift
          ? []
          : line.discounts.map(({ label, amount }) =>
              words('saving', { name: label || words('discount'), amount: formatMoney(amount, tag) }),
            ),
        price: priceOf(line, tag, words),
        gift: isGift ? words('giftQuantity', { quantity }) : undefined,
      }}
      stepper={
        <p className={css.quantity}>
          {t('order.quantity', { quantity })}
          {gone > 0 && <span className={cx(text.small, muted)}>{t('order.takenOut', { count: gone })}</span>}
        </p>
      }
    />
  );
}

function priceOf({ isGift, originalTotal, discountedTotal }: OrderLine, tag: string, words: CartWords): PriceView {
  if (isGift) return { kind: 'plain', amount: words('gift') };
  const amount = formatMoney(discountedTotal, tag);
  if (toCents(originalTotal.amount) === toCents(discountedTotal.amount)) return { kind: 'plain', amount };
  return { kind: 'sale', amount, before: formatMoney(originalTotal, tag), beforeWords: words('oldPrice') };
}

/** The shipped parcels, with links to the carriers' tracking pages. */
function OrderParcels({ parcels, t }: { parcels: readonly Parcel[]; t: AccountWords }) {
  if (parcels.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={partTitle}>{t('order.parcels', { count: parcels.length })}</h3>
      <ol className={css.parcels}>
        {parcels.map(({ company, numbers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is known by its place alone
          <li key={index}>
            {parcels.length > 1 && <p className={text.label}>{t('order.parcel', { position: index + 1 })}</p>}
            {company && <p>{t('order.by', { company })}</p>}
            {numbers.length === 0 && <p>{t('order.noNumber')}</p>}
            {numbers.map((each) => (
              <Tracking key={each.number} {...each} t={t} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tracking({ number, url, t }: Parcel['numbers'][number] & { t: AccountWords }) {
  if (!url) return <p>{t('order.number', { number })}</p>;
  return (
    <p>
      <Link href={url} target="_blank" rel="noopener noreferrer" className={textLink}>
        {t('order.track', { number })} {t('order.newTab')}
      </Link>
    </p>
  );
}

type ReturnsProps = { returns: readonly OrderReturn[]; tag: string; t: AccountWords };

/** The returns that the shop knows of, with their state. */
function OrderReturns({ returns, tag, t }: ReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={partTitle}>{t('order.returns')}</h3>
      <ul role="list" className={css.parcels}>
        {returns.map(({ name, status, at, pieces }) => (
          <li key={name}>
            {t('order.returnOf', {
              name,
              count: pieces,
              date: at ? dayOf(at, tag) : 'none',
              state: status ? t(`order.returnState.${status}`) : 'none',
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The refunds one by one, where the shop lists them. */
function OrderRefunds({ refunds, tag, t }: { refunds: readonly Refund[]; tag: string; t: AccountWords }) {
  if (refunds.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={partTitle}>{t('order.refunds')}</h3>
      <ul role="list" className={css.parcels}>
        {refunds.map(({ at, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds have no id of their own, and they never move
          <li key={index}>
            {at
              ? t('order.refundOn', { amount: formatMoney(amount, tag), date: dayOf(at, tag) })
              : formatMoney(amount, tag)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The state of an order as text and steps, the parcels to track, its returns and refunds. */
export function OrderState({ order, tag, t }: { order: Order; tag: string; t: AccountWords }) {
  const stage = stageOf(order);
  // Nothing of it travels: its steps and parcels would be wrong.
  const isByMail = hasOnlyCards(order) && stage.kind === 'sent';
  return (
    <AccountCard title={t(isByMail ? 'state.byMail' : `state.${stage.kind}`)}>
      <div>
        {(isByMail ? [t('stateText.byMail')] : sentencesOf(order, stage, tag, t)).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {!isByMail && <OrderTrack stage={stage} t={t} />}
      {!isByMail && <OrderParcels parcels={order.parcels} t={t} />}
      <OrderReturns returns={order.returns} tag={tag} t={t} />
      <OrderRefunds refunds={order.refunds} tag={tag} t={t} />
    </AccountCard>
  );
}

const BY_STEP = ['ordered', 'prepared', 'sent', 'delivered'] as const;

function sentencesOf(order: Order, { kind, step }: Stage, tag: string, t: AccountWords): string[] {
  const { refunded, canceledAt, deliveredAt } = order;
  const back = toCents(refunded.amount) > 0 ? [t('stateText.refunded', { amount: formatMoney(refunded, tag) })] : [];
  if (kind === 'refunded') return back;
  if (kind === 'canceled') {
    const on = canceledAt ? t('stateText.canceledOn', { date: dayOf(canceledAt, tag) }) : t('stateText.canceled');
    return [on, ...back];
  }
  if (step === 3 && deliveredAt) return [t('stateText.deliveredOn', { date: dayOf(deliveredAt, tag) }), ...back];
  if (step === null) return [t('stateText.received'), ...back];
  const isPartlySent = step === 1 && order.parcels.length > 0;
  return [t(isPartlySent ? 'stateText.partlySent' : `stateText.${BY_STEP[step]}`), ...back];
}
