import { flattenConnection } from '@shopify/hydrogen-react/flatten-connection';
import type { addressFragment, cartFragment, lineFragment } from './fragments/cart';
import { fromGid } from './gid';
import type { ResultOf } from './graphql';
import { unitPrice, variant } from './map-product';
import { sumMoney } from './money';
import type { Address, Attribute, Carrier, Cart, CartLine, DeliveryGroup, Discount } from './types';

export type RawCart = ResultOf<typeof cartFragment>;
export type RawLine = ResultOf<typeof lineFragment>;
type RawAllocation = RawCart['discountAllocations'][number];
type RawGroup = RawCart['deliveryGroups']['nodes'][number];

export const address = (raw: ResultOf<typeof addressFragment>): Address => ({ ...raw });

function discount(raw: RawAllocation): Discount {
  const { value } = raw.discountApplication;
  const base = {
    appliedOn: raw.targetType,
    amount: raw.discountedAmount,
    value:
      value.__typename === 'PricingPercentageValue'
        ? { percentage: value.percentage }
        : { amount: value.amount, currencyCode: value.currencyCode },
  };
  if (raw.__typename === 'CartCodeDiscountAllocation') return { ...base, type: 'code', code: raw.code };
  return { ...base, type: 'automatic', title: raw.title };
}

const attributes = (raw: RawCart['attributes']): Attribute[] =>
  raw.map(({ key, value }) => ({ key, value: value ?? '' }));

export function line(raw: RawLine): CartLine {
  const discounts = raw.discountAllocations.map(discount);
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
    variant: {
      ...variant(raw.merchandise),
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

function deliveryAddress({ delivery }: RawCart): Cart['deliveryAddress'] {
  const found = delivery.addresses.find(({ selected }) => selected);
  if (found?.address.__typename !== 'CartDeliveryAddress') return null;
  const { zip, countryCode } = found.address;
  return zip ? { id: found.id, zip, country: countryCode ?? '' } : null;
}

/** @param lines every line of the cart: `raw` itself holds only the first page. */
export function cart(raw: RawCart, lines: readonly RawLine[]): Cart {
  const deliveryGroups = raw.deliveryGroups.nodes.map(deliveryGroup);
  const [first] = deliveryGroups;
  const { customer } = raw.buyerIdentity;
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
    discounts: raw.discountAllocations.map(discount),
    discountCodes: raw.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    deliveryAddress: deliveryAddress(raw),
    shippingGroup: first ? { id: first.id, carriers: first.carriers } : null,
    selectedShippingCarrier: first?.selected ?? null,
    lines: lines.map(line),
    attributes: attributes(raw.attributes),
    note: raw.note ?? '',
    cost: raw.cost,
    deliveryGroups,
  };
}
