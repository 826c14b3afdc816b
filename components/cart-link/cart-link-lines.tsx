import { type SummaryRow, SummaryRows } from '@/components/cart/cart-summary';
import { cx } from '@/components/ui/cx';
import { muted, text } from '@/components/ui/text.css';
import type { LinkedLine } from '@/lib/cart/link-lines';
import { MAX_QUANTITY } from '@/lib/catalogue/variant-table';
import { formatMoney } from '@/lib/platform/i18n/money';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';

type Props = { locale: Locale; lines: readonly LinkedLine[] /** Codes, separated by commas. */; discount: string };

/** The articles of a cart link with their prices per unit, and why one of them cannot be bought as asked. */
export async function CartLinkLines({ locale, lines, discount }: Props) {
  const t = await translations(locale, 'cart');
  const { tag } = MARKETS[locale];
  const codes = discount.split(',').filter(Boolean);
  const rows = lines.map(({ variantId, quantity, asked, news, variant }): SummaryRow => {
    const name = variant?.productTitle ?? t('link.unnamed');
    const options = Object.values(variant?.selectedOptions ?? {}).join(', ');
    const problem = news && t(`link.problem.${news}`, { quantity, most: MAX_QUANTITY });
    return {
      id: variantId,
      label: t('link.line', { quantity: quantity || asked, name }),
      details: [options, problem].filter(Boolean).join('. '),
      // A medicine is not advertised with a price, and what is not for sale has none.
      amount: variant && quantity > 0 ? t('link.each', { amount: formatMoney(variant.price, tag) }) : '',
    };
  });
  return (
    <>
      <SummaryRows rows={rows} />
      {codes.length > 0 && <p>{t('link.codes', { count: codes.length, codes: codes.join(', ') })}</p>}
      <p className={cx(text.small, muted)}>{t('link.kept')}</p>
    </>
  );
}
