import type { Catalogue, Discount } from '../catalogue/types.ts';
import { usesOf } from '../engine/discount-uses.ts';
import type { Market } from '../engine/pricing.ts';
import { money } from '../nouns/money.ts';
import { itemsOf } from './items.ts';

const always = '1970-01-01T00:00:00Z';

/** A discount is expired after its end date, and scheduled before its start date, whatever its stored status. */
export function statusOf({ status, startsAt, endsAt }: Discount, now: Date): Discount['status'] {
  if (status === 'EXPIRED' || (endsAt && new Date(endsAt) <= now)) return 'EXPIRED';
  return status === 'SCHEDULED' || (startsAt && new Date(startsAt) > now) ? 'SCHEDULED' : 'ACTIVE';
}

function effect({ kind, gets }: Discount, catalogue: Catalogue) {
  if (kind === 'amount')
    return { __typename: 'DiscountAmount', amount: money(gets.amount ?? 0, { catalogue }), appliesOnEachItem: true };
  return { __typename: 'DiscountPercentage', percentage: (gets.percentage ?? (kind === 'bxgy' ? 100 : 0)) / 100 };
}

const quantity = (count = 1) => ({ __typename: 'DiscountQuantity', quantity: String(count) });

function minimum({ buys }: Discount, catalogue: Catalogue) {
  if (buys.subtotal) {
    const greaterThanOrEqualToSubtotal = money(buys.subtotal, { catalogue });
    return { __typename: 'DiscountMinimumSubtotal', greaterThanOrEqualToSubtotal };
  }
  return buys.quantity
    ? { __typename: 'DiscountMinimumQuantity', greaterThanOrEqualToQuantity: String(buys.quantity) }
    : null;
}

const typenames = { bxgy: 'Bxgy', percentage: 'Basic', amount: 'Basic', shipping: 'FreeShipping' } as const;

function typenameOf({ kind, codes, custom }: Discount): string {
  if (custom) return 'DiscountAutomaticApp';
  return `Discount${codes ? 'Code' : 'Automatic'}${typenames[kind]}`;
}

/** A discount in the Admin API's format; fields that its type does not have are never requested. */
export function discountView(discount: Discount, { catalogue, now, orders }: Market) {
  const { title, startsAt, endsAt, buys, gets, usesPerOrder, usageLimit, used, oncePerCustomer } = discount;
  const { order, product, shipping } = discount.combinesWith;
  const items = itemsOf(gets, catalogue);
  const given = effect(discount, catalogue);
  const chosen = discount.customers && {
    __typename: 'DiscountCustomers',
    customers: discount.customers.map((email) => ({ email })),
  };
  const kinds = {
    appliesOnOneTimePurchase: discount.purchaseType !== 'SUBSCRIPTION',
    appliesOnSubscription: discount.purchaseType !== 'ONE_TIME',
  };
  return {
    __typename: typenameOf(discount),
    title,
    status: statusOf(discount, now),
    startsAt: startsAt ?? always,
    endsAt: endsAt ?? null,
    combinesWith: { orderDiscounts: order, productDiscounts: product, shippingDiscounts: shipping },
    customerBuys: { items: itemsOf(buys, catalogue), value: quantity(buys.quantity) },
    customerGets:
      discount.kind === 'bxgy'
        ? {
            ...kinds,
            items,
            value: { __typename: 'DiscountOnQuantity', effect: given, quantity: quantity(gets.quantity) },
          }
        : { ...kinds, items, value: given },
    ...kinds,
    usesPerOrderLimit: usesPerOrder ?? null,
    minimumRequirement: minimum(discount, catalogue),
    appliesOncePerCustomer: oncePerCustomer,
    context: chosen ?? { __typename: 'DiscountBuyerSelectionAll', all: 'ALL' },
    customerSelection: chosen ?? { __typename: 'DiscountCustomerAll', allCustomers: true },
    asyncUsageCount: used + usesOf(discount, orders),
    usageLimit: usageLimit ?? null,
    maximumShippingPrice: gets.maximumPrice === undefined ? null : money(gets.maximumPrice, { catalogue }),
    destinationSelection: gets.countries
      ? { __typename: 'DiscountCountries', countries: gets.countries, includeRestOfWorld: false }
      : { __typename: 'DiscountCountryAll', allCountries: true },
  };
}
