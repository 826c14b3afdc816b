import type { Discount } from '../catalogue/types.ts';
import { combinations } from './combine.ts';
import type { Delivery } from './delivery.ts';
import { candidatesOf, discountOf, type Reason, refusal, type Sale, type Verdict } from './discount-codes.ts';
import { missedMinimum } from './discount-minimum.ts';
import { type Allocation, type Candidate, classOf } from './discount-scope.ts';
import { freeDelivery } from './free-delivery.ts';
import { lineDiscounts, orderDiscounts } from './goods-discounts.ts';

interface Discounted {
  /** The discounts of each line. */
  lines: Allocation[][];
  /** The amount of each line after its discounts. */
  worth: number[];
  /** The discounts of the whole order. */
  order: Allocation[];
  delivery: Delivery | null;
}

/** The delivery for an amount of goods; null while the destination is unknown. */
type Deliver = (goods: number) => Delivery | null;

const total = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);

/** Applies a set of discounts: first to the lines, then to the order, then to the delivery. */
function apply(set: Candidate[], { lines }: Sale, deliver: Deliver): Discounted {
  const ofLines = lineDiscounts(set, lines);
  const worth = lines.map(({ price, quantity }, index) => price * quantity - total(ofLines[index] ?? []));
  const order = orderDiscounts(set, lines, worth);
  const goods = worth.filter((_, index) => !lines[index]?.product.isGiftCard);
  const delivery = deliver(goods.reduce((a, b) => a + b, 0) - total(order));
  return { lines: ofLines, worth, order, delivery: delivery && freeDelivery(delivery, set, lines, worth) };
}

/** The delivery discount of the selected option, or of the first discounted option when none is selected. */
function shippingAllocation(delivery: Delivery | null): Allocation | null {
  if (delivery?.selected) return delivery.selected.allocation;
  return delivery?.options.find(({ allocation }) => allocation)?.allocation ?? null;
}

const allocationsOf = ({ lines, order, delivery }: Discounted) => {
  const shipping = shippingAllocation(delivery);
  return [...lines.flat(), ...order, ...(shipping ? [shipping] : [])];
};

type Chosen = Discounted & { set: Candidate[] };

function reasonFor(code: string, discounts: Discount[], sale: Sale, chosen: Chosen): Reason | null {
  const discount = discountOf(code, discounts);
  if (!discount) return 'DISCOUNT_NOT_FOUND';
  if (allocationsOf(chosen).some((one) => one.discount === discount && one.code === code)) return null;
  const kind = classOf(discount);
  const lacks = kind === 'product' ? null : missedMinimum(discount, sale.lines, chosen.worth);
  const refused = refusal(discount, sale) ?? lacks;
  if (refused) return refused;
  const stands = chosen.set.some((one) => one.discount === discount && one.code === code);
  return stands && kind === 'shipping' ? 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES' : 'DISCOUNT_CODE_NOT_HONOURED';
}

/** The best combination of discounts, and the result for each code. Ties go to the combination with more codes. */
export function discountsOn(
  sale: Sale,
  discounts: Discount[],
  codes: string[],
  deliver: Deliver,
): Discounted & { codes: Verdict[] } {
  const outcomes = combinations(candidatesOf(discounts, codes, sale)).map((set) => {
    const outcome: Chosen = { ...apply(set, sale, deliver), set };
    const given = allocationsOf(outcome);
    return { outcome, off: total(given), codes: given.filter(({ code }) => code !== null).length };
  });
  const [best] = outcomes.sort((a, b) => b.off - a.off || b.codes - a.codes);
  const chosen = best?.outcome ?? { ...apply([], sale, deliver), set: [] };
  const verdicts = codes.map((code): Verdict => {
    const reason = reasonFor(code, discounts, sale, chosen);
    return { code, applicable: reason === null, reason };
  });
  return { ...chosen, codes: verdicts };
}
