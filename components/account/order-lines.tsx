import { CartLine, CartLines } from '@/components/cart/cart-line';
import { cx } from '@/components/ui/cx';
import type { PriceView } from '@/components/ui/price';
import { muted, text } from '@/components/ui/text.css';
import { formatMoney } from '@/lib/i18n/money';
import type { OrderLine } from '@/lib/shopify/customer-types';
import { toCents } from '@/lib/shopify/money';
import * as css from './order-lines.css';
import type { AccountWords, CartWords } from './words';

type Words = { tag: string; t: AccountWords; words: CartWords };
type Props = Words & {
  lines: readonly OrderLine[];
  /** Path of the page that sells a product, by the product's id. */
  hrefs: Readonly<Record<string, string>>;
};

/** What was ordered, and at which price. */
export function OrderLines({ lines, hrefs, ...words }: Props) {
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
  const { title, variantTitle, quantity, currentQuantity, variant, isGift } = line;
  const gone = quantity - currentQuantity;
  return (
    <CartLine
      line={{
        name: title,
        href,
        image: variant?.image ? { ...variant.image, src: variant.image.url, alt: '', service: 'shopify' } : undefined,
        line: variantTitle || undefined,
        savings: isGift
          ? []
          : line.discounts.map(({ label, amount }) =>
              words('saving', { name: label, amount: formatMoney(amount, tag) }),
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
