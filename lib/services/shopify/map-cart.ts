import { flattenConnection } from '@shopify/hydrogen-react/flatten-connection';
import { graphql, type ResultOf } from './graphql';
import {
  planAllocationFragment,
  planPrice,
  planPrices,
  unitPrice,
  variant,
  variantFragment,
  withPlans,
} from './map-variant';
import { sumMoney } from './money';
import {
  type Address,
  type Attribute,
  type Carrier,
  type Cart,
  type CartLine,
  type DeliveryGroup,
  type Discount,
  fromGid,
} from './types';

const addressFragment = graphql(`
  fragment AddressFields on MailingAddress @_unmask {
    id firstName lastName company phone address1 address2 city country zip
  }
`);

const allocationFragment = graphql(`
  fragment AllocationFields on CartDiscountAllocation @_unmask {
    __typename
    targetType
    discountedAmount { amount currencyCode }
    discountApplication {
      value { __typename ... on MoneyV2 { amount currencyCode } ... on PricingPercentageValue { percentage } }
    }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCodeDiscountAllocation { code }
    ... on CartCustomDiscountAllocation { title }
  }
`);

export const lineFragment = graphql(
  `
  fragment LineFields on BaseCartLine @_unmask {
    id
    quantity
    attributes { key value }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    sellingPlanAllocation { ...PlanAllocationFields }
    discountAllocations { ...AllocationFields }
    merchandise {
      __typename
      ...VariantFields
      ... on ProductVariant {
        unitPrice { amount currencyCode }
        unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
        sellingPlanAllocations(first: 10) { nodes { ...PlanAllocationFields } }
      }
    }
  }
`,
  [variantFragment, allocationFragment, planAllocationFragment],
);

const optionFragment = graphql(`
  fragment OptionFields on CartDeliveryOption @_unmask {
    code handle title description estimatedCost { amount currencyCode }
  }
`);

const groupFragment = graphql(
  `
  fragment GroupFields on CartDeliveryGroup @_unmask {
    id
    groupType
    deliveryAddress { ...AddressFields countryCodeV2 }
    deliveryOptions { ...OptionFields }
    selectedDeliveryOption { ...OptionFields }
  }
`,
  [addressFragment, optionFragment],
);

/** List sizes are those of section 9 of the specification; `operations/cart.ts` reads the following pages. */
export const cartFragment = graphql(
  `
  fragment CartFields on Cart @_unmask {
    id
    checkoutUrl
    totalQuantity
    note
    attributes { key value }
    buyerIdentity {
      email
      customer { id email addresses(first: 10) { nodes { ...AddressFields } } }
    }
    cost {
      subtotalAmount { amount currencyCode }
      totalAmount { amount currencyCode }
      totalTaxAmount { amount currencyCode }
    }
    discountCodes { code applicable }
    appliedGiftCards {
      id lastCharacters
      presentmentAmountUsed { amount currencyCode }
      balance { amount currencyCode }
    }
    discountAllocations { ...AllocationFields }
    delivery {
      addresses { id selected address { __typename ... on CartDeliveryAddress { zip countryCode } } }
    }
    lines(first: 10) { pageInfo { hasNextPage endCursor } nodes { ...LineFields } }
    deliveryGroups(first: 10) { nodes { ...GroupFields } }
  }
`,
  [addressFragment, allocationFragment, lineFragment, groupFragment],
);

export const resultFragments = {
  errors: graphql(`fragment UserErrorFields on CartUserError @_unmask { code field message }`),
  warnings: graphql(`fragment WarningFields on CartWarning @_unmask { code message target }`),
};

type CartOf2025 = ResultOf<typeof cartFragment>;
type RawAllocation = CartOf2025['discountAllocations'][number];
type RawGroup = CartOf2025['deliveryGroups']['nodes'][number] & {
  /** From version 2026-07 on (`graphql.ts`). */
  discountAllocations?: readonly RawAllocation[];
};
/** Discounts of the order: before version 2026-07 with the cart, later with its lines and delivery groups. */
export type RawCart = Omit<CartOf2025, 'discountAllocations' | 'deliveryGroups'> & {
  discountAllocations?: readonly RawAllocation[];
  deliveryGroups: { nodes: readonly RawGroup[] };
};
export type RawLine = ResultOf<typeof lineFragment> & {
  /** From version 2026-07 on: the line's own discounts, and its shares of those of the order. */
  withOrderDiscounts?: readonly RawAllocation[];
};

const address = (raw: ResultOf<typeof addressFragment>): Address => ({ ...raw });

/** Null for a kind of value that is not known. */
function configuredValue({ discountApplication: { value } }: RawAllocation): Discount['value'] {
  if (value.__typename === 'PricingPercentageValue') return { percentage: value.percentage };
  if (value.__typename === 'MoneyV2') return { amount: value.amount, currencyCode: value.currencyCode };
  return null;
}

function discount(raw: RawAllocation): Discount {
  const base = { appliedOn: raw.targetType, amount: raw.discountedAmount, value: configuredValue(raw) };
  if (raw.__typename === 'CartCodeDiscountAllocation') return { ...base, type: 'code', code: raw.code };
  // A kind that is not known has no title: the page then names it a discount.
  return { ...base, type: 'automatic', title: raw.title ?? '' };
}

/** The discount that an allocation belongs to, with its share: the same for two allocations only where they are one. */
const shareOf = (raw: RawAllocation): string => JSON.stringify({ ...discount(raw), value: null });

/** The shares of order discounts among all discounts of a line. */
function orderShares({ discountAllocations, withOrderDiscounts = [] }: RawLine): RawAllocation[] {
  const own = discountAllocations.map(shareOf);
  return withOrderDiscounts.filter((allocation) => {
    const index = own.indexOf(shareOf(allocation));
    if (index === -1) return true;
    own.splice(index, 1);
    return false;
  });
}

/** Discounts of the order and of its delivery. */
function cartDiscounts(raw: RawCart, lines: readonly RawLine[]): Discount[] {
  const ofGroups = raw.deliveryGroups.nodes.flatMap(({ discountAllocations = [] }) => discountAllocations);
  return (raw.discountAllocations ?? [...lines.flatMap(orderShares), ...ofGroups]).map(discount);
}

const attributes = (raw: RawCart['attributes']): Attribute[] =>
  raw.map(({ key, value }) => ({ key, value: value ?? '' }));

function line(raw: RawLine): CartLine {
  const discounts = raw.discountAllocations.map(discount);
  const plan = raw.sellingPlanAllocation && planPrice(raw.sellingPlanAllocation, raw.merchandise);
  return {
    id: raw.id,
    quantity: raw.quantity,
    attributes: attributes(raw.attributes),
    discountedAmount: sumMoney(
      discounts.map(({ amount }) => amount),
      raw.cost.totalAmount.currencyCode,
    ),
    discounts,
    subtotal: raw.cost.subtotalAmount,
    total: raw.cost.totalAmount,
    ...(plan && { plan }),
    variant: {
      ...variant(raw.merchandise),
      ...withPlans(planPrices(raw.merchandise.sellingPlanAllocations.nodes, raw.merchandise)),
      unitPrice: unitPrice(raw.merchandise),
      productTitle: raw.merchandise.product.title,
    },
  };
}

const carrier = (raw: RawGroup['deliveryOptions'][number]): Carrier => ({
  code: raw.code ?? raw.handle,
  description: raw.description ?? '',
  handle: raw.handle,
  title: raw.title ?? raw.handle,
  shippingPrice: raw.estimatedCost,
});

const deliveryGroup = (raw: RawGroup): DeliveryGroup => ({
  id: raw.id,
  carriers: raw.deliveryOptions.map(carrier),
  address: raw.deliveryAddress && address(raw.deliveryAddress),
  selected: raw.selectedDeliveryOption && carrier(raw.selectedDeliveryOption),
});

/** What is delivered first, whose carrier is chosen in the cart: a group of later deliveries of subscriptions may stand before it. */
const firstDelivery = ({ deliveryGroups: { nodes } }: RawCart): RawGroup | undefined =>
  nodes.find(({ groupType }) => groupType !== 'SUBSCRIPTION') ?? nodes[0];

function deliveryAddress(raw: RawCart): Cart['deliveryAddress'] {
  const { delivery } = raw;
  const found = delivery.addresses.find(({ selected }) => selected);
  // Without a selected address the service's groups are "based on […] the default address of the logged-in customer".
  const own = firstDelivery(raw)?.deliveryAddress;
  if (!found) return own?.zip ? { id: null, zip: own.zip, country: own.countryCodeV2 ?? '' } : null;
  if (found.address.__typename !== 'CartDeliveryAddress') return null;
  const { zip, countryCode } = found.address;
  return zip ? { id: found.id, zip, country: countryCode ?? '' } : null;
}

/** @param lines every line of the cart: `raw` itself holds only the first page. */
export function cart(raw: RawCart, lines: readonly RawLine[]): Cart {
  const deliveryGroups = raw.deliveryGroups.nodes.map(deliveryGroup);
  const next = firstDelivery(raw);
  const first = next && deliveryGroup(next);
  const { customer } = raw.buyerIdentity;
  const all = lines.map(line);
  const soldOut = all.filter(({ quantity }) => quantity === 0);
  return {
    id: raw.id,
    buyer: {
      email: raw.buyerIdentity.email,
      customer: customer && {
        id: fromGid(customer.id),
        email: customer.email,
        addresses: flattenConnection(customer.addresses).map(address),
      },
    },
    checkoutUrl: raw.checkoutUrl,
    totalQuantity: raw.totalQuantity,
    totalPrice: raw.cost.totalAmount,
    vatAmount: raw.cost.totalTaxAmount,
    discounts: cartDiscounts(raw, lines),
    discountCodes: raw.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    giftCards: raw.appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed, balance }) => ({
      id,
      lastCharacters,
      used: presentmentAmountUsed,
      balance,
    })),
    deliveryAddress: deliveryAddress(raw),
    shippingGroup: first ? { id: first.id, carriers: first.carriers } : null,
    selectedShippingCarrier: first?.selected ?? null,
    lines: all.filter(({ quantity }) => quantity > 0),
    ...(soldOut.length > 0 && { soldOut }),
    attributes: attributes(raw.attributes),
    note: raw.note ?? '',
    cost: raw.cost,
    deliveryGroups,
  };
}
