import 'server-only';
import { formatMoney } from '@/lib/platform/i18n/money';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { sealedAmong } from '@/lib/returns/sealed';
import type { OrderLine } from '@/lib/services/shopify/customer-types';
import { lineNotice } from '@/lib/withdrawal/eligible';
import type { LineChoice } from './order-lines-field';

/** The lines of an order for their form. `explained`: the content's text about opened packs is available. */
export async function orderLines(locale: Locale, lines: readonly OrderLine[]) {
  const [t, sealed] = await Promise.all([
    translations(locale, 'withdrawal'),
    sealedAmong(
      locale,
      lines.flatMap(({ variant }) => variant?.productId ?? []),
    ).catch((error) => {
      logError('returns', error);
      return null;
    }),
  ]);
  const choiceOf = (line: OrderLine): LineChoice => {
    const notice = lineNotice(line, sealed?.includes(line.variant?.productId ?? '') ?? false);
    const name = [line.title, line.variantTitle].filter(Boolean).join(', ');
    const ordered = t('order.ordered', { count: line.quantity });
    return {
      name,
      detail: `${ordered}, ${formatMoney(line.discountedTotal, MARKETS[locale].tag)}`,
      notice: notice && t(`order.lineNotices.${notice}`),
      most: line.quantity,
      quantityLabels: {
        label: t('order.quantity', { name }),
        decreaseLabel: t('order.decrease', { name }),
        increaseLabel: t('order.increase', { name }),
      },
    };
  };
  return { choices: lines.map(choiceOf), explained: sealed !== null };
}
