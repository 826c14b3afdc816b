import type { useTranslations } from 'next-intl';
import type { translations } from '../platform/i18n/translations.ts';
import { formatMoney, fromCents, toCents } from '../services/shopify/money.ts';
import type { CartLine, Money, Period, PlanPrice, SellingPlan } from '../services/shopify/types.ts';

/** The regulatory classes that may be sold by subscription, where the shop has plans for them: never a medicine. */
const SUBSCRIBABLE: readonly (string | null | undefined)[] = ['supplement', 'cosmetic'];

export const isSubscribable = (regulatoryClass: string | null | undefined): boolean =>
  SUBSCRIBABLE.includes(regulatoryClass);

type Planned = { plans?: readonly PlanPrice[]; requiresPlan?: true };

/** A variant as it may be sold: without the plans that its class forbids. It is then still sold by subscription alone, if it was. */
export function withLawfulPlans<V extends Planned>(variant: V, regulatoryClass: string | null | undefined): V {
  if (isSubscribable(regulatoryClass) || !variant.plans) return variant;
  const { plans: _forbidden, ...rest } = variant;
  return rest as V;
}

/**
 * The plan that is chosen by an id: null for a one-time purchase. Where there is none, an unknown id means the first plan.
 */
export function chosenPlan({ plans = [], requiresPlan }: Planned, id: string | null | undefined): PlanPrice | null {
  return plans.find(({ plan }) => plan.id === id) ?? (requiresPlan ? (plans[0] ?? null) : null);
}

/** Whether it can be bought at all: what is sold by subscription alone needs a plan. */
export const isBuyable = ({ plans = [], requiresPlan }: Planned): boolean => !requiresPlan || plans.length > 0;

/** The percentage saved, rounded down so that it is never overstated; null below one per cent. */
export function savedPercent({ price, compareAt }: Pick<PlanPrice, 'price' | 'compareAt'>): number | null {
  const [now, before] = [toCents(price.amount), toCents(compareAt.amount)];
  const percent = before > now ? Math.floor(((before - now) * 100) / before) : 0;
  return percent >= 1 ? percent : null;
}

/** What the next payment is, after the one of today. */
export const nextPayment = ({ plan, price, later }: PlanPrice): Money =>
  later && plan.firstOrders === 1 ? later : price;

/** Whether it ends with the payment of today. */
const isPaidOnce = ({ maxOrders }: Pick<SellingPlan, 'maxOrders'>): boolean => maxOrders === 1;

/** A price that changes later: the payments until then, and the price from then on. Null where no payment has that price. */
export function laterPrice({ plan, price, later }: PlanPrice): { after: number; price: Money } | null {
  if (!later || plan.firstOrders === null || toCents(later.amount) === toCents(price.amount)) return null;
  if (plan.maxOrders !== null && plan.firstOrders >= plan.maxOrders) return null;
  return { after: plan.firstOrders, price: later };
}

const isPrepaid = ({ deliveries }: Pick<SellingPlan, 'deliveries'>): boolean => deliveries > 1;

/** Payments that are taken together: those of lines with the same rhythm. */
export type Recurring = {
  every: Period;
  amount: Money;
  /** The price of one of them changes again, after some payments: `amount` is that of the next one. */
  changes: boolean;
};

type PlannedLine = Pick<CartLine, 'quantity' | 'plan'>;

/** What the subscriptions of a cart take after today, by their rhythm, without delivery. */
export function recurringTotals(lines: readonly PlannedLine[]): Recurring[] {
  const totals = new Map<string, { every: Period; cents: number; currency: string; changes: boolean }>();
  for (const { quantity, plan } of lines) {
    if (!plan || isPaidOnce(plan.plan)) continue;
    const every = plan.plan.billing;
    const key = `${every.count} ${every.unit}`;
    const next = nextPayment(plan);
    const before = totals.get(key) ?? { every, cents: 0, currency: next.currencyCode, changes: false };
    totals.set(key, {
      ...before,
      cents: before.cents + toCents(next.amount) * quantity,
      changes: before.changes || (laterPrice(plan)?.after ?? 0) > 1,
    });
  }
  return [...totals.values()].map(({ every, cents, currency, changes }) => ({
    every,
    amount: fromCents(cents, currency),
    changes,
  }));
}

/** What the visitor acknowledges before the payment, as a text to compare: all that is said of each plan, with its units. */
export const planTerms = (lines: readonly PlannedLine[]): string =>
  lines
    .flatMap(({ quantity, plan }) =>
      plan ? JSON.stringify([quantity, plan.price.amount, plan.later?.amount, plan.plan]) : [],
    )
    .toSorted()
    .join(', ');

export const hasSubscription = (lines: readonly PlannedLine[]): boolean => lines.some(({ plan }) => plan !== undefined);

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
  // One that ends by itself with its last binding payment, or with the only one, has no other end.
  const canCancel = !isPaidOnce(plan) && (bound === null || maxOrders === null || bound < maxOrders);
  return {
    name: plan.name,
    description: plan.description,
    first: isPrepaid(plan) ? t('plan.firstPrepaid', { price, count }) : t('plan.first', { price }),
    renewal: isPaidOnce(plan) ? '' : t('plan.renewal', { price, every: everyWords(plan.billing, t) }),
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
    ...(words.renewal === '' ? [] : [filled(words.renewal, nextPayment(price))]),
    ...(later && later.after > 1 ? [filled(words.changes, later.price)] : []),
    ...words.rest,
  ];
}

/** "Aujourd’hui 16,65 €, puis 16,65 € chaque mois": the line of a cart. */
export function lineWords(
  plan: PlanPrice,
  { quantity, total }: { quantity: number; total: Money },
  tag: string,
  t: Translate,
): string {
  const today = formatMoney(total, tag);
  if (isPaidOnce(plan.plan)) return t('plan.lineOnce', { today });
  const next = formatMoney(times(nextPayment(plan), quantity), tag);
  return t('plan.line', { today, next, every: everyWords(plan.plan.billing, t) });
}
