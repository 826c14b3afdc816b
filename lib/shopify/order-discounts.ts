import type { Order } from './customer-types';
import { sumMoney } from './money';
import type { Money } from './types';

type Named = { __typename: string; allocationMethod: string; code?: string; title?: string };
type Allocation = { allocatedAmount: Money; discountApplication: Named };
type Application = Named & {
  targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  value: { __typename: string; amount?: string; currencyCode?: string };
};
type Discounted = {
  discountApplications: { nodes: readonly Application[] };
  shippingDiscountAllocations: readonly Allocation[];
  lineItems: { nodes: readonly { discountAllocations: readonly Allocation[] }[] };
};

/** What a discount is called: the code as it was typed, else the shop's own title. */
export const labelOf = ({ code, title }: Pick<Named, 'code' | 'title'>): string => code ?? title ?? '';

function total(allocations: readonly Allocation[], label: string): Money | null {
  const own = allocations.filter(({ discountApplication }) => labelOf(discountApplication) === label);
  const amounts = own.map(({ allocatedAmount }) => allocatedAmount);
  return amounts.length > 0 ? sumMoney(amounts, amounts[0]?.currencyCode ?? '') : null;
}

const said = ({ amount, currencyCode }: Application['value']): Money | null =>
  amount && currencyCode ? { amount, currencyCode } : null;

/**
 * Discounts off the whole order or its delivery, with what they took off: the sum of their shares where the shop says them,
 * else their own value, else null (a percentage of which it says no more).
 */
export function discountsOf({ discountApplications, ...raw }: Discounted): Order['discounts'] {
  const shares = raw.lineItems.nodes
    .flatMap(({ discountAllocations }) => discountAllocations)
    .filter(({ discountApplication }) => discountApplication.allocationMethod === 'ACROSS');
  return discountApplications.nodes
    .filter(({ targetType, allocationMethod }) => targetType === 'SHIPPING_LINE' || allocationMethod === 'ACROSS')
    .map((application) => {
      const label = labelOf(application);
      const allocations = application.targetType === 'SHIPPING_LINE' ? raw.shippingDiscountAllocations : shares;
      return { label, amount: total(allocations, label) ?? said(application.value) };
    });
}
