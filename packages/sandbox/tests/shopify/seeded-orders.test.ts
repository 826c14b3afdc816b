import { describe, expect, it, test } from 'vitest';
import { demonstration as catalogue } from '../../../../tests/fixtures/random/demonstration.ts';
import type { Order } from '../../shopify/engine/order-types.ts';

const { orders, customers, products, discounts, zones } = catalogue;
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const off = (list: Order['allocations']) => sum(list.map(({ amount }) => amount));
const included = (cents: number, rate: number) => Math.round((cents * rate) / (100 + rate));
const named = orders.map((order) => [order.name, order] as const);

/** The country's VAT rate of an article, from its file; undefined if it is no longer sold. */
function rateOf(variantId: number, country: string): number | undefined {
  const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
  return product && (typeof product.vatRate === 'number' ? product.vatRate : product.vatRate[country]);
}

describe.each(named)('order %s', (_, order) => {
  const { lines, country, delivery, allocations, shippingAllocations } = order;

  it('adds up: lines, discounts, delivery, total', () => {
    for (const line of lines) expect(line.total).toBe(line.subtotal - off(line.allocations));
    expect(order.subtotal).toBe(sum(lines.map(({ total }) => total)));
    expect(order.total).toBe(order.subtotal - off(allocations) + delivery.price);
  });

  it('contains the tax of its articles and of its delivery', () => {
    for (const { variantId, vatRate } of lines) expect(rateOf(variantId, country) ?? vatRate).toBe(vatRate);
    // Order-level discounts are only on orders with a single rate, where their allocation does not matter.
    const rates = new Set(lines.map(({ vatRate }) => vatRate));
    expect(allocations.length === 0 || rates.size === 1).toBe(true);
    const shares = lines.map(({ total }) => (off(allocations) * total) / order.subtotal);
    const goods = lines.map(({ total, vatRate }, index) => included(total - (shares[index] ?? 0), vatRate));
    expect(Math.abs(order.tax - sum(goods) - included(delivery.price, delivery.vatRate))).toBeLessThanOrEqual(
      allocations.length,
    );
  });

  it('names customers, discounts and carriers that there are, in the buyer’s language', () => {
    const buyer = customers.find(({ id }) => id === order.customerId);
    expect([buyer?.email, buyer?.addresses[0]?.countryCode]).toEqual([order.email, country]);
    const words = <T extends { title: string; translations: Record<string, { title?: string }> }>(thing: T) =>
      thing.translations[order.language.toLowerCase()]?.title ?? thing.title;
    const given = [...allocations, ...shippingAllocations, ...lines.flatMap((line) => line.allocations)];
    for (const { discountId, title } of given)
      expect(title).toBe(words(discounts.find(({ id }) => id === discountId) as never));
    const option = zones.flatMap(({ options }) => options).find(({ code }) => code === delivery.code);
    expect(delivery.title).toBe(option && words(option as never));
    for (const { variantId, title } of lines) {
      const product = catalogue.variant(variantId)?.product;
      if (product) expect(title).toBe(words(product));
    }
  });

  it('happens in its turn', () => {
    const moments = [
      order.processedAt,
      ...order.parcels.map(({ at }) => at),
      order.deliveredAt ?? '',
      ...order.refunds.map(({ at }) => at),
    ];
    const told = moments.filter(Boolean);
    expect(told).toEqual(told.toSorted());
    for (const { line, quantity } of [...order.parcels, ...order.refunds].flatMap((one) => one.lines))
      expect(quantity).toBeLessThanOrEqual(lines[line]?.quantity ?? 0);
  });
});

test('they come one after the other, below those of the checkout', () => {
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 901 + index));
  const moments = orders.map(({ processedAt }) => processedAt);
  expect(moments).toEqual(moments.toSorted());
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
});

test('they show what the account must show', () => {
  const of = (id: number) => orders.filter(({ customerId }) => customerId === id);
  expect([of(3001).length, of(3002).length]).toEqual([14, 3]);
  const all = orders.flatMap(({ lines }) => lines);
  expect(all.filter(({ variantId }) => !catalogue.variant(variantId))).toHaveLength(1);
  expect(all.some(({ variantId }) => (catalogue.variant(variantId)?.components.length ?? 0) > 0)).toBe(true);
  const delivered = orders.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted();
  expect([delivered[0], delivered.at(-1)].map((at) => at?.slice(0, 10))).toEqual(['2026-02-10', '2026-11-17']);
});
