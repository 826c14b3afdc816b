import type { Discount } from '../catalogue/types.ts';
import { combinations } from './combine.ts';
import type { Delivery } from './delivery.ts';
import { candidatesOf, discountOf, type Reason, refusal, type Sale, type Verdict } from './discount-codes.ts';
import { missedMinimum } from './discount-minimum.ts';
import { type Allocation, type Candidate, classOf } from './discount-scope.ts';
import { freeDelivery } from './free-delivery.ts';
import { lineDiscounts, orderDiscounts } from './goods-discounts.ts';

interface Discounted {
  /** For each line, what came off it. */
  lines: Allocation[][];
  /** What each line then counts for. */
  worth: number[];
  /** What came off the whole order. */
  order: Allocation[];
  delivery: Delivery | null;
}

/** The delivery of goods that cost so much; null while nobody knows where they go. */
type Deliver = (goods: number) => Delivery | null;

const total = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);

/** What a set of discounts takes off: first of the lines, then of the order, then of the delivery. */
function apply(set: Candidate[], { lines }: Sale, deliver: Deliver): Discounted {
  const ofLines = lineDiscounts(set, lines);
  const worth = lines.map(({ price, quantity }, index) => price * quantity - total(ofLines[index] ?? []));
  const order = orderDiscounts(set, lines, worth);
  const delivery = deliver(worth.reduce((a, b) => a + b, 0) - total(order));
  return { lines: ofLines, worth, order, delivery: delivery && freeDelivery(delivery, set, lines, worth) };
}

/** What came off the delivery: of the chosen option, or, before one is, of the first that was freed. */
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

/** The best of what may stand together, and what became of each code. Between equals, the one with more codes. */
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
