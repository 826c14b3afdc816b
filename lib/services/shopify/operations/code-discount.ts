import 'server-only';
import { z } from 'zod';
import { queryAdmin, type ShopContext } from '../client';
import { toCents } from '../money';
import { fromGid } from '../types';
import { getCollectionProductIds } from './variants';

/** A discount code as configured by the shop's owner; amounts in cents, ids plain. */
export type CodeDiscount = {
  status: 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  /** Null: unlimited. */
  usageLimit: number | null;
  used: number;
  /** Reserved for some customers: the visitor must be signed in. */
  customersOnly: boolean;
  oncePerCustomer: boolean;
  minimumSubtotal: number | null;
  minimumQuantity: number | null;
  /** Null: the whole catalogue. */
  items: { products: readonly string[]; variants: readonly string[] } | null;
  /** ISO codes of the countries of delivery; null for all. */
  countries: readonly string[] | null;
  /** It makes carriers free that cost this at most; null for all, or where it is about something else. */
  maximumShipping: number | null;
  /** It applies to what is bought by subscription as well. */
  onSubscriptions: boolean;
  /** Buy X get Y: `items` is X. Y, which must be in the cart as well, is not read. */
  givesProducts: boolean;
  /** It has conditions of a kind that is not known here. */
  hasOtherConditions: boolean;
};

const ITEMS = `
  items {
    __typename
    ... on DiscountProducts {
      products(first: 250) { nodes { id } }
      productVariants(first: 250) { nodes { id } }
    }
    ... on DiscountCollections { collections(first: 50) { nodes { id } } }
  }`;

const COMMON =
  'status startsAt endsAt usageLimit asyncUsageCount appliesOncePerCustomer customerSelection { __typename }';

const MINIMUM = `
  minimumRequirement {
    __typename
    ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } }
    ... on DiscountMinimumQuantity { greaterThanOrEqualToQuantity }
  }`;

const CODE_DISCOUNT = `
  query codeDiscount($code: String!) {
    codeDiscountNodeByCode(code: $code) {
      codeDiscount {
        __typename
        ... on DiscountCodeBasic { ${COMMON} ${MINIMUM} customerGets { appliesOnOneTimePurchase appliesOnSubscription ${ITEMS} } }
        ... on DiscountCodeBxgy {
          ${COMMON}
          customerBuys { value { ... on DiscountQuantity { quantity } ... on DiscountPurchaseAmount { amount } } ${ITEMS} }
        }
        ... on DiscountCodeFreeShipping {
          ${COMMON} ${MINIMUM} appliesOnOneTimePurchase appliesOnSubscription
          maximumShippingPrice { amount }
          destinationSelection { __typename ... on DiscountCountries { countries } }
        }
      }
    }
  }`;

/** The kinds of each condition that are known here; any other kind makes the reason uncertain. */
const KINDS = {
  customers: ['DiscountCustomerAll', 'DiscountCustomers', 'DiscountCustomerSegments'],
  minimum: ['DiscountMinimumSubtotal', 'DiscountMinimumQuantity'],
  items: ['AllDiscountItems', 'DiscountProducts', 'DiscountCollections'],
  destination: ['DiscountCountryAll', 'DiscountCountries'],
} as const;

const ids = z.object({ nodes: z.array(z.object({ id: z.string() })) });
const items = z.object({
  __typename: z.string(),
  products: ids.optional(),
  productVariants: ids.optional(),
  collections: ids.optional(),
});
const amount = z.union([z.string(), z.number()]).transform((value) => toCents(String(value)));

const purchases = z.object({
  appliesOnOneTimePurchase: z.boolean().optional(),
  appliesOnSubscription: z.boolean().optional(),
});

const discount = purchases.extend({
  status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  usageLimit: z.number().nullable(),
  asyncUsageCount: z.number(),
  appliesOncePerCustomer: z.boolean(),
  customerSelection: z.object({ __typename: z.string() }),
  minimumRequirement: z
    .object({
      __typename: z.string(),
      greaterThanOrEqualToSubtotal: z.object({ amount }).optional(),
      greaterThanOrEqualToQuantity: z.coerce.number().optional(),
    })
    .nullish(),
  customerGets: purchases.extend({ items }).optional(),
  customerBuys: z
    .object({ items, value: z.object({ quantity: z.coerce.number().optional(), amount: amount.optional() }) })
    .optional(),
  maximumShippingPrice: z.object({ amount }).nullish(),
  destinationSelection: z.object({ __typename: z.string(), countries: z.array(z.string()).optional() }).nullish(),
});
/** A code of an app, whose conditions are the app's own. */
const ofApp = z.object({ __typename: z.literal('DiscountCodeApp') });
const answer = z.object({
  codeDiscountNodeByCode: z.object({ codeDiscount: z.union([ofApp, discount]) }).nullable(),
});

const UNKNOWN_CONDITIONS: CodeDiscount = {
  status: 'ACTIVE',
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  used: 0,
  customersOnly: false,
  oncePerCustomer: false,
  minimumSubtotal: null,
  minimumQuantity: null,
  items: null,
  countries: null,
  maximumShipping: null,
  onSubscriptions: true,
  givesProducts: false,
  hasOtherConditions: true,
};

type Raw = z.output<typeof discount>;

/** The discount of a code, case-insensitive; null when the shop has none. Needs the Admin scope read_discounts. */
export async function getCodeDiscount(code: string, context: ShopContext): Promise<CodeDiscount | null> {
  const found = answer.parse(await queryAdmin(CODE_DISCOUNT, { code })).codeDiscountNodeByCode;
  if (!found) return null;
  const raw = found.codeDiscount;
  if ('__typename' in raw) return UNKNOWN_CONDITIONS;
  return { ...conditionsOf(raw), items: await itemsOf(raw, context) };
}

function conditionsOf(raw: Raw): Omit<CodeDiscount, 'items'> {
  const { minimumRequirement: minimum, customerBuys, customerGets } = raw;
  return {
    status: raw.status,
    startsAt: raw.startsAt,
    endsAt: raw.endsAt,
    usageLimit: raw.usageLimit,
    used: raw.asyncUsageCount,
    customersOnly: ['DiscountCustomers', 'DiscountCustomerSegments'].includes(raw.customerSelection.__typename),
    oncePerCustomer: raw.appliesOncePerCustomer,
    minimumSubtotal: minimum?.greaterThanOrEqualToSubtotal?.amount ?? customerBuys?.value.amount ?? null,
    minimumQuantity: minimum?.greaterThanOrEqualToQuantity ?? customerBuys?.value.quantity ?? null,
    countries: raw.destinationSelection?.countries ?? null,
    maximumShipping: raw.maximumShippingPrice?.amount ?? null,
    onSubscriptions: [customerGets, raw].some((part) => part?.appliesOnSubscription === true),
    givesProducts: customerBuys !== undefined,
    hasOtherConditions: hasOtherKinds(raw),
  };
}

function hasOtherKinds({ customerSelection, minimumRequirement, customerGets, customerBuys, ...raw }: Raw): boolean {
  const found = [
    [KINDS.customers, customerSelection],
    [KINDS.minimum, minimumRequirement],
    [KINDS.items, customerGets?.items],
    [KINDS.items, customerBuys?.items],
    [KINDS.destination, raw.destinationSelection],
  ] as const;
  const isForSubscriptions = [customerGets, raw].some((part) => part?.appliesOnOneTimePurchase === false);
  return (
    isForSubscriptions || found.some(([known, part]) => part && !(known as readonly string[]).includes(part.__typename))
  );
}

async function itemsOf(raw: Raw, context: ShopContext): Promise<CodeDiscount['items']> {
  const selected = raw.customerBuys?.items ?? raw.customerGets?.items;
  if (!selected?.products && !selected?.collections) return null;
  const plain = (list: z.output<typeof ids> | undefined) => (list?.nodes ?? []).map(({ id }) => fromGid(id));
  const members = await Promise.all(plain(selected.collections).map((id) => getCollectionProductIds(id, context)));
  return { products: [...plain(selected.products), ...members.flat()], variants: plain(selected.productVariants) };
}
