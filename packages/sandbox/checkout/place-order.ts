import type { Tools } from '../shopify/context.ts';
import { stockOf } from '../shopify/context.ts';
import type { Cart } from '../shopify/engine/cart-types.ts';
import { contractsOf } from '../shopify/engine/contracts.ts';
import type { Allocation } from '../shopify/engine/discount-scope.ts';
import { type AppliedCard, lastCharacters, spend } from '../shopify/engine/gift-cards.ts';
import { issueCards } from '../shopify/engine/issue-cards.ts';
import type { Order, OrderAllocation } from '../shopify/engine/order-types.ts';
import { carriageRate, isShipped, type PricedCart, rateIn } from '../shopify/engine/pricing.ts';
import { demand, unitsLeft } from '../shopify/engine/stock.ts';
import { discountTitle, givenBy, giverOf } from '../shopify/nouns/cart-discount.ts';
import { planName } from '../shopify/nouns/selling-plan.ts';
import { setShelves } from '../shopify/shelves.ts';
import { addressOf, type Values } from './form.ts';
import { withRelay } from './relay.ts';

export interface Shortage {
  title: string;
  left: number;
}

const firstNumber = 1001;

/** Lines that exceed the stock, with all lines counted together. */
export function shortages(cart: Cart, tools: Tools): Shortage[] {
  const { catalogue } = tools;
  return cart.lines.flatMap((line) => {
    const variant = catalogue.variant(line.variantId);
    if (!variant) return [{ title: String(line.variantId), left: 0 }];
    const others = demand(
      cart.lines.filter(({ id }) => id !== line.id),
      catalogue.variant,
    );
    const left = unitsLeft(variant, stockOf(tools), catalogue.variant, others);
    return left === null || left >= line.quantity ? [] : [{ title: variant.product.title, left }];
  });
}

function allocations(list: Allocation[], language: string): OrderAllocation[] {
  return list.map((given) => {
    const { discount, code, amount } = given;
    const value = givenBy(discount);
    return {
      discountId: discount.id,
      type: giverOf(given),
      title: discountTitle(discount, language),
      code,
      amount,
      percentage: 'percentage' in value ? value.percentage : null,
    };
  });
}

function takeFromShelves(cart: Cart, tools: Tools) {
  const stock = stockOf(tools);
  const left = [...demand(cart.lines, tools.catalogue.variant)].map(
    ([id, pieces]) => [id, Math.max(0, (stock(id) ?? 0) - pieces)] as const,
  );
  setShelves(new Map(left), tools);
}

/** Shopify fulfils gift cards by itself, once they are paid. */
function sentByMail({ lines }: PricedCart, now: Date): Order['parcels'] {
  const cards = lines.flatMap(({ line: { quantity }, variant }, line) =>
    variant.product.isGiftCard ? [{ line, quantity }] : [],
  );
  return cards.length > 0 ? [{ at: now.toISOString(), company: null, numbers: [], lines: cards }] : [];
}

/**
 * Creates the order of a cart, reduces the stock and closes the cart. Runs synchronously, without any await: of two
 * concurrent submits of the same form, the second one finds the order of the first.
 */
export function placeOrder(
  cart: Cart,
  priced: PricedCart,
  cards: readonly AppliedCard[],
  values: Values,
  tools: Tools,
): Order {
  const { state, clock, random, catalogue } = tools;
  const country = priced.delivery?.destination.country ?? cart.country;
  const number = firstNumber + state.data.orders.length;
  const selected = priced.delivery?.selected;
  const shipping = selected?.allocation ? [selected.allocation] : [];
  const words = (title: string, of?: Record<string, { title?: string }>) =>
    of?.[cart.language.toLowerCase()]?.title ?? title;
  const titleOf = ({ options, product }: PricedCart['lines'][number]['variant']): string => {
    const values = product.translations[cart.language.toLowerCase()]?.values;
    return options
      .filter((value) => value !== 'Default Title')
      .map((value) => values?.[value] ?? value)
      .join(' / ');
  };
  const deliveryTitle = (): string => {
    if (!selected) return '';
    const title = words(selected.option.title, selected.option.translations);
    return selected.option.method === 'PICKUP_POINT' ? withRelay(title, values.relay) : title;
  };
  const order: Order = {
    id: 9_000_000 + number,
    number,
    name: `#${number}`,
    cartToken: cart.token,
    key: random(16),
    processedAt: clock().toISOString(),
    country: cart.country,
    language: cart.language,
    email: values.email,
    phone: values.phone || null,
    customerId: cart.buyer.customerId,
    address: isShipped(priced) ? addressOf(values) : null,
    billingAddress: null,
    delivery: {
      code: selected?.option.code ?? '',
      title: deliveryTitle(),
      price: priced.deliveryPrice,
      vatRate: carriageRate(priced.lines, country, catalogue),
    },
    lines: priced.lines.map((line) => ({
      variantId: line.variant.id,
      title: words(line.variant.product.title, line.variant.product.translations),
      variantTitle: titleOf(line.variant),
      quantity: line.line.quantity,
      subtotal: line.subtotal,
      total: line.total,
      vatRate: rateIn(line.variant.product, country),
      allocations: allocations(line.allocations, cart.language),
      attributes: line.line.attributes,
      ...(line.variant.product.isGiftCard && { isGiftCard: true }),
      ...(line.plan && { plan: { id: line.plan.id, name: planName(line.plan, cart) } }),
    })),
    allocations: allocations(priced.allocations, cart.language),
    shippingAllocations: allocations(shipping, cart.language),
    note: cart.note ?? '',
    attributes: cart.attributes,
    subtotal: priced.subtotal,
    total: priced.total,
    tax: priced.tax,
    giftCards: cards
      .filter(({ used }) => used > 0)
      .map(({ card, used }) => ({ last: lastCharacters(card), amount: used })),
    card: values.card.replace(/\D/g, '').slice(-4),
    parcels: sentByMail(priced, clock()),
    deliveredAt: null,
    refunds: [],
    canceled: null,
  };
  takeFromShelves(cart, tools);
  spend(cards, tools);
  issueCards(order, priced.lines, tools);
  state.data.orders.push(order);
  state.data.contracts.push(...contractsOf(order, priced));
  state.data.carts[cart.token] = { ...cart, order: order.name };
  state.changed();
  return order;
}
