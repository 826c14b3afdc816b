import { cache } from 'react';
import type { PlaceNoticeWords } from '@/components/delivery/product-delivery';
import { type BuyVariant, packVariants, variantsIn } from '@/lib/catalogue/tables';
import { type Standing, variantFor } from '@/lib/catalogue/variants';
import { type PlanWords, planWords } from '@/lib/plans/rules';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reductions';
import { customerCapabilities } from '@/lib/services/shopify/customer-capabilities';
import type { SellingPlan } from '@/lib/services/shopify/types';
import type { AlertWords } from './buy-form';
import { type PriceWords, priceWords } from './catalogue-card';
import type { Plural } from './listing-words';
import { variantPrice } from './variant-price';

export type BuyWords = {
  add: string;
  /** Of the bar at the lower edge. */
  addShort: string;
  quantity: string;
  decrease: string;
  increase: string;
  choose: string;
  /** Text after an option value that cannot be bought in combination with the other selected values. */
  standing: Readonly<Record<Exclude<Standing, 'available'>, string>>;
  soldOut: string;
  inStock: string;
  /** For sale, but out of stock. */
  backordered: string;
  lowStock: Plural;
  /** Where the shop delivers. */
  region: string;
  prices: PriceWords;
  place: PlaceNoticeWords;
  /** Absent while no variant is sold out. */
  alert?: AlertWords;
  /** For a product that is sold by subscription alone, while it has none; absent for any other. */
  onlyNone?: string;
  /** Absent for a product without subscriptions. */
  plans?: PlanChoiceWords;
};

type PlanChoiceWords = Readonly<
  Record<'legend' | 'once' | 'subscription' | 'perDelivery' | 'saved' | 'only', string>
> & {
  /** By the id of the plan. */
  of: Readonly<Record<string, PlanWords>>;
};

function choiceWords(
  plans: readonly SellingPlan[],
  t: Awaited<ReturnType<typeof translations<'cart'>>>,
): PlanChoiceWords {
  const isHere = customerCapabilities().hasSubscriptions;
  return {
    legend: t('plan.legend'),
    once: t('plan.once'),
    subscription: t('plan.subscription', { name: '{name}' }),
    perDelivery: t('plan.perDelivery'),
    saved: t('plan.saved', { percent: '{percent}' }),
    only: t('plan.only'),
    of: Object.fromEntries(plans.map((plan) => [plan.id, planWords(plan, t, isHere)])),
  };
}

/**
 * Messages of the buy box, for a component without access to translations: only those that these variants need, since the page
 * contains them.
 */
export async function buyWords(
  locale: Locale,
  variants: readonly Pick<BuyVariant, 'availableForSale' | 'requiresPlan'>[],
  plans: readonly SellingPlan[] = [],
): Promise<BuyWords> {
  const isSoldOut = variants.some(({ availableForSale }) => !availableForSale);
  const needsPlan = variants.some(({ requiresPlan }) => requiresPlan);
  const [t, cart, forms, prices, place] = await Promise.all([
    translations(locale, 'catalogue'),
    translations(locale, 'cart'),
    translations(locale, 'forms'),
    priceWords(locale),
    placeNoticeWords(locale),
  ]);
  return {
    add: t('add'),
    addShort: t('addShort'),
    quantity: t('quantity'),
    decrease: t('decrease'),
    increase: t('increase'),
    choose: t('applyOption'),
    standing: {
      soldOut: t('optionUnavailable'),
      elsewhere: t('optionElsewhere'),
      nowhere: t('optionNowhere'),
    },
    soldOut: t('soldOutLong'),
    inStock: t('inStockLine'),
    backordered: t('backorderLine'),
    region: t('reassurance.region'),
    lowStock: [0, 1, 2].map((count) => t('lowStock', { count })),
    prices,
    place,
    ...(needsPlan && { onlyNone: cart('plan.onlyNone') }),
    ...(plans.length > 0 && { plans: choiceWords(plans, cart) }),
    ...(isSoldOut && {
      alert: {
        title: forms('alert.title', { name: '{name}' }),
        text: forms('alert.text'),
        email: forms('alert.email'),
        submit: forms('alert.submit'),
        done: forms('alert.done'),
        doneText: forms('alert.doneText'),
      },
    }),
  };
}

/**
 * What the buy box and the bar at the lower edge need of a product: one object for both, so that the page contains its variants
 * once.
 * @param search the query string, which may name a variant
 */
export const buyProps = cache(async (locale: Locale, product: PricedProduct, name: string, search: string) => {
  const table = packVariants(product);
  const variants = variantsIn(table);
  const words = await buyWords(locale, variants, table.plans?.list);
  const variant = variantFor(variants, new URLSearchParams(search));
  return {
    locale,
    name,
    cartHref: pathFor(locale, '/checkout/cart'),
    table,
    initial: search,
    words,
    first: variant && variantPrice(variant, MARKETS[locale].tag, words.prices),
  };
});

/** Messages for DeliveryPlaceNotice, with a placeholder that the browser fills with the postcode. */
export async function placeNoticeWords(locale: Locale): Promise<PlaceNoticeWords> {
  const t = await translations(locale, 'delivery');
  const zip = '{zip}';
  return {
    region: t('place.region', { zip }),
    variant: t('place.variant', { zip }),
    forget: t('place.forget'),
    forgotten: t('place.forgotten'),
  };
}
