import type { useTranslations } from 'next-intl';
import type { PriceView } from '@/components/ui/price';
import type { CatalogueCard } from '@/lib/catalogue/card';
import type { Sale } from '@/lib/catalogue/sale';
import { formatMoney } from '@/lib/platform/i18n/money';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { type UnitPriceWords, unitPriceText } from '@/lib/services/shopify/money';
import type { ProductCardView } from './catalogue-card';
import { listedPrice, type ReductionWords } from './variant-price';

type Words = ReturnType<typeof useTranslations<'catalogue'>>;
/** The messages of `prices` with unfilled placeholders. */
export type PriceWords = ReductionWords & UnitPriceWords;
type Sold = Extract<Sale, { kind: 'shop' }>;

/** A catalogue card with the texts and numbers of its language; `tag` is the BCP 47 tag of the market. */
export function cardView(card: CatalogueCard, tag: string, t: Words, prices: PriceWords): ProductCardView {
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
    ...standing(sale, card.format, tag, t, prices),
  };
}

function standing(
  sale: Sale,
  format: string,
  tag: string,
  t: Words,
  prices: PriceWords,
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
        price: priceView(sale, tag, t, prices),
        note: [format, unitPrice(sale, tag, prices)].filter(Boolean).join(', '),
      };
  }
}

function priceView({ price, reduction, priceVaries }: Sold, tag: string, t: Words, prices: PriceWords): PriceView {
  if (priceVaries) return { kind: 'range', from: formatMoney(price, tag), fromWords: t('from') };
  const view = listedPrice(price, reduction, tag, prices);
  return view.kind === 'sale' ? { ...view, amountWords: t('price') } : view;
}

/** Only for a single format: next to the start of a price range it would belong to a different price. */
const unitPrice = ({ unitPrice: unit, priceVaries }: Sold, tag: string, prices: PriceWords): string | null =>
  unit && !priceVaries ? unitPriceText(unit, tag, prices) : null;

/** The messages around prices with unfilled placeholders: they are sent to the browser once, whatever is selected there. */
export async function priceWords(locale: Locale): Promise<PriceWords> {
  const t = await translations(locale, 'prices');
  return {
    lowest: t('lowest'),
    lowestWas: t('lowestWas', { price: '{price}' }),
    instead: t('instead'),
    before: t('before'),
    percent: t('percent', { percent: '{percent}' }),
    perUnit: t('perUnit', { price: '{price}', measure: '{measure}' }),
    piece: t('piece'),
  };
}
