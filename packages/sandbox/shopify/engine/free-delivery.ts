import type { Delivery, PricedOption } from './delivery.ts';
import { missedMinimum } from './discount-minimum.ts';
import { type Candidate, classOf, type PricedUnits } from './discount-scope.ts';

/** True when a discount makes an option with this price to this country free. */
function frees({ discount: { gets } }: Candidate, { price }: PricedOption, country: string): boolean {
  return price > 0 && price <= (gets.maximumPrice ?? price) && (gets.countries?.includes(country) ?? true);
}

/** The delivery with the prices of its options after free-shipping discounts; the selected option is one of them. */
export function freeDelivery(
  delivery: Delivery,
  candidates: Candidate[],
  lines: PricedUnits[],
  worth: number[],
): Delivery {
  const freeing = candidates.filter(
    ({ discount }) => classOf(discount) === 'shipping' && missedMinimum(discount, lines, worth) === null,
  );
  if (freeing.length === 0) return delivery;
  const options = delivery.options.map((option): PricedOption => {
    const candidate = freeing.find((one) => frees(one, option, delivery.destination.country));
    return candidate ? { ...option, price: 0, allocation: { ...candidate, amount: option.price } } : option;
  });
  const handle = delivery.selected?.option.handle;
  return { ...delivery, options, selected: options.find(({ option }) => option.handle === handle) ?? null };
}
