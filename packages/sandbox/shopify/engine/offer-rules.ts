import type { OfferRule } from '../catalogue/types.ts';

export const ruleType = 'offer_rule';
export const ruleGid = ({ id }: Pick<OfferRule, 'id'>) => `gid://shopify/Metaobject/${id}`;

export interface RuleField {
  key: string;
  type: string;
  value: string;
}

/** A list of references has one type; a list that mixes products and variants is plain JSON. */
function listType(gids: string[]): string {
  if (gids.every((gid) => gid.includes('/Product/'))) return 'list.product_reference';
  return gids.every((gid) => gid.includes('/ProductVariant/')) ? 'list.variant_reference' : 'json';
}

/** An offer rule as metaobject fields; fields without a value are omitted, as Shopify does. */
export function ruleFields(rule: OfferRule): RuleField[] {
  const list = (key: string, gids: string[]) => ({ key, type: listType(gids), value: JSON.stringify(gids) });
  const one = (key: string, type: string, value: string | number | boolean) => ({ key, type, value: String(value) });
  return [
    one('status', 'single_line_text_field', rule.status),
    list('product_to_buy', rule.productToBuy),
    one('quantity_to_buy', 'number_integer', rule.quantityToBuy),
    list('product_to_offer', rule.productToOffer),
    one('quantity_to_add', 'number_integer', rule.quantityToAdd),
    one('is_applied_on_collections', 'boolean', rule.isAppliedOnCollections),
    one('starts_at', 'date_time', rule.startsAt),
    ...(rule.endsAt ? [one('ends_at', 'date_time', rule.endsAt)] : []),
  ];
}
