import type { useTranslations } from 'next-intl';
import type { PriceView } from '@/components/ui/price';
import type { CatalogueCard, Sale } from '@/lib/catalogue/types';
import { formatMoney } from '@/lib/i18n/money';
import { toCents } from '@/lib/shopify/money';
import type { ProductCardView } from './product-card';

type Words = ReturnType<typeof useTranslations<'catalogue'>>;
type Sold = Extract<Sale, { kind: 'shop' }>;

/** A card of the catalogue in the words and figures of its language; `tag` is the BCP 47 tag of the market. */
export function cardView(card: CatalogueCard, tag: string, t: Words): ProductCardView {
  const { sale } = card;
  return {
    href: card.href,
    name: card.title,
    line: card.line,
    image: card.picture ? { ...card.picture, service: 'prismic' } : undefined,
    tint: card.tint,
    tags: [
      ...(card.badge ? [{ text: card.badge, tone: 'sun' as const }] : []),
      ...(sale.kind === 'shop' && !sale.available ? [{ text: t('soldOut') }] : []),
    ],
    ...standing(sale, card.format, tag, t),
  };
}

function standing(
  sale: Sale,
  format: string,
  tag: string,
  t: Words,
): Pick<ProductCardView, 'price' | 'note' | 'status'> {
  switch (sale.kind) {
    case 'pharmacy':
      return { status: t('inPharmacy') };
    case 'unsold':
      return { status: t('unsold') };
    case 'unavailable':
      return { status: t('unavailable') };
    case 'shop':
      return {
        price: priceView(sale, tag, t),
        note: [format, unitPrice(sale, tag, t)].filter(Boolean).join(', '),
      };
  }
}

function priceView({ price, compareAtPrice, priceVaries }: Sold, tag: string, t: Words): PriceView {
  const amount = formatMoney(price, tag);
  if (priceVaries) return { kind: 'range', from: amount, fromWords: t('from') };
  if (!compareAtPrice || toCents(compareAtPrice.amount) <= toCents(price.amount)) return { kind: 'plain', amount };
  return {
    kind: 'sale',
    amount,
    amountWords: t('price'),
    before: formatMoney(compareAtPrice, tag),
    beforeWords: t('oldPrice'),
  };
}

/** Of one format: next to a price that starts a range it would be the price of something else. */
function unitPrice({ unitPrice: unit, priceVaries }: Sold, tag: string, t: Words): string | null {
  if (!unit || priceVaries) return null;
  return t('perUnit', { price: formatMoney(unit.price, tag), quantity: unit.quantity, unit: unit.unit }).replaceAll(
    ' ',
    '\u00a0',
  );
}
