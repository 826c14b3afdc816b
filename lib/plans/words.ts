import type { useTranslations } from 'next-intl';
import { formatMoney } from '../platform/i18n/money.ts';
import type { translations } from '../platform/i18n/translations';
import { fromCents, toCents } from '../services/shopify/money.ts';
import type { Money, Period, PlanPrice, SellingPlan } from '../services/shopify/types.ts';
import { isPrepaid, laterPrice, nextPayment } from './rules.ts';

type Translate = ReturnType<typeof useTranslations<'cart'>> | Awaited<ReturnType<typeof translations<'cart'>>>;

/** "tous les deux mois" */
export const everyWords = ({ unit, count }: Period, t: Translate): string => t('plan.every', { unit, count });

/** The sentences of a plan, with {price} where an amount comes: a browser fills them for the variant that is selected. */
export type PlanWords = {
  name: string;
  description: string;
  first: string;
  renewal: string;
  changes: string;
  rest: readonly string[];
};

/** @param isCancelledHere whether customers end their subscriptions in their account on this site */
export function planWords(plan: SellingPlan, t: Translate, isCancelledHere: boolean): PlanWords {
  const { deliveries: count, minOrders, maxOrders, firstOrders } = plan;
  const price = '{price}';
  const bound = minOrders !== null && minOrders > 1 ? minOrders : null;
  // One that ends by itself with its last binding payment has no other end.
  const canCancel = bound === null || maxOrders === null || bound < maxOrders;
  return {
    name: plan.name,
    description: plan.description,
    first: isPrepaid(plan) ? t('plan.firstPrepaid', { price, count }) : t('plan.first', { price }),
    renewal: t('plan.renewal', { price, every: everyWords(plan.billing, t) }),
    changes: firstOrders === null ? '' : t('plan.changes', { count: firstOrders, price }),
    rest: [
      ...(isPrepaid(plan) ? [t('plan.delivered', { every: everyWords(plan.delivery, t) })] : []),
      maxOrders === null ? t('plan.open') : t('plan.maximum', { count: maxOrders }),
      ...(bound === null ? [] : [t('plan.minimum', { count: bound })]),
      ...(canCancel
        ? [
            t(isCancelledHere ? 'plan.cancel' : 'plan.cancelByMessage', {
              days: plan.cancelDays ?? 0,
              bound: String(bound !== null),
            }),
          ]
        : []),
    ],
  };
}

const times = ({ amount, currencyCode }: Money, quantity: number): Money =>
  fromCents(toCents(amount) * quantity, currencyCode);

/** What a subscription means, in sentences, for so many units. */
export function planSentences(price: PlanPrice, words: PlanWords, tag: string, quantity = 1): string[] {
  const filled = (text: string, amount: Money) => text.replace('{price}', formatMoney(times(amount, quantity), tag));
  const later = laterPrice(price);
  return [
    filled(words.first, price.price),
    filled(words.renewal, nextPayment(price)),
    ...(later && later.after > 1 ? [filled(words.changes, later.price)] : []),
    ...words.rest,
  ];
}

/** "Aujourd’hui 16,65 €, puis 16,65 € chaque mois": the line of a cart. */
export const lineWords = (
  plan: PlanPrice,
  { quantity, total }: { quantity: number; total: Money },
  tag: string,
  t: Translate,
) =>
  t('plan.line', {
    today: formatMoney(total, tag),
    next: formatMoney(times(nextPayment(plan), quantity), tag),
    every: everyWords(plan.plan.billing, t),
  });
