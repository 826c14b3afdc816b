import { z } from 'zod';
import { fromGid } from './gid.ts';

export type RuleItem = { kind: 'product' | 'variant' | 'collection'; id: string };

/** An offer rule (specification, section 3) as the shop publishes it: its collections are not yet products. */
export type PublishedRule = {
  id: string;
  status: string;
  productToBuy: RuleItem[];
  quantityToBuy: number;
  /** Ids of products. */
  productToOffer: string[];
  quantityToAdd: number;
  isAppliedOnCollections: boolean;
  startsAt: string | null;
  endsAt: string | null;
};

const KINDS: Readonly<Record<string, RuleItem['kind']>> = {
  Product: 'product',
  ProductVariant: 'variant',
  Collection: 'collection',
};

/** `gid://shopify/Product/7001` → a product; null for what cannot be bought. */
export function ruleItem(gid: string): RuleItem | null {
  const kind = KINDS[/^gid:\/\/shopify\/(\w+)\/\d+$/.exec(gid)?.[1] ?? ''];
  return kind ? { kind, id: fromGid(gid) } : null;
}

const item = z.string().transform((gid, context) => {
  const known = ruleItem(gid);
  if (known) return known;
  context.addIssue('not the id of a product');
  return z.NEVER;
});
const items = z.array(item);
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const products = items.refine((list) => list.every(({ kind }) => kind === 'product'), 'not only products');
const quantity = z.coerce.number().int().min(1).max(1_000);
const moment = z.iso.datetime({ offset: true, local: true }).nullish();

const fields = z.object({
  status: z.string().min(1),
  product_to_buy: json.pipe(items.min(1)),
  quantity_to_buy: quantity,
  product_to_offer: json.pipe(products.min(1)),
  quantity_to_add: quantity,
  is_applied_on_collections: z.enum(['true', 'false']).nullish(),
  starts_at: moment,
  ends_at: moment,
});

type RawRule = { id: string; fields: readonly { key: string; value: string | null }[] };

/** A metaobject's fields as a rule; what is wrong, as text, for one that nobody can apply. */
export function offerRule(raw: RawRule): PublishedRule | string {
  const parsed = fields.safeParse(Object.fromEntries(raw.fields.map(({ key, value }) => [key, value])));
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  const { data } = parsed;
  return {
    id: fromGid(raw.id),
    status: data.status,
    productToBuy: data.product_to_buy,
    quantityToBuy: data.quantity_to_buy,
    productToOffer: data.product_to_offer.map(({ id }) => id),
    quantityToAdd: data.quantity_to_add,
    isAppliedOnCollections: data.is_applied_on_collections === 'true',
    startsAt: data.starts_at ?? null,
    endsAt: data.ends_at ?? null,
  };
}
