import { z } from 'zod';
import { fromGid } from './gid.ts';
import { type PublishedRule, ruleItem } from './map-offer-rule.ts';

const count = z.coerce.number().int().min(1);
const ids = z.object({ nodes: z.array(z.object({ id: z.string() })) });
const items = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('DiscountProducts'), products: ids, productVariants: ids }),
  z.object({ __typename: z.literal('DiscountCollections'), collections: ids }),
]);

/** What can be a rule: so many of these products or collections, so many of those given. */
const bxgy = z.object({
  status: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  customerBuys: z.object({ value: z.object({ quantity: count }), items }),
  customerGets: z.object({ value: z.object({ quantity: z.object({ quantity: count }) }), items }),
});

const gids = (list: z.output<typeof items>): string[] =>
  list.__typename === 'DiscountCollections'
    ? list.collections.nodes.map(({ id }) => id)
    : [...list.products.nodes, ...list.productVariants.nodes].map(({ id }) => id);

/** The products that the discount gives; none where it gives single variants or the choice from a collection. */
const offered = (list: z.output<typeof items>): string[] =>
  list.__typename === 'DiscountProducts' ? list.products.nodes.map(({ id }) => fromGid(id)) : [];

/** An automatic discount as a rule, or what is wrong with it. */
export function discountRule(id: string, discount: unknown): PublishedRule | string {
  const parsed = bxgy.safeParse(discount);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const { customerBuys: buys, customerGets: gets, ...when } = parsed.data;
  const productToBuy = gids(buys.items)
    .map(ruleItem)
    .filter((item) => item !== null);
  const productToOffer = offered(gets.items);
  if (productToBuy.length === 0 || productToOffer.length === 0) return 'names no product to buy, or none to give';
  return {
    id: fromGid(id),
    ...when,
    productToBuy,
    quantityToBuy: buys.value.quantity,
    productToOffer,
    quantityToAdd: gets.value.quantity.quantity,
    isAppliedOnCollections: buys.items.__typename === 'DiscountCollections',
  };
}
