import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { hasAdminAccess } from '../services/shopify/admin-token';
import type { ShopContext } from '../services/shopify/client';
import { OFFER_RULES_TAG } from '../services/shopify/ids';
import { getAutomaticDiscounts } from '../services/shopify/operations/admin';
import { getCollectionProductIds, getOfferRules, type PublishedRule } from '../services/shopify/operations/offer-rules';
import type { OfferRule } from './types';

/**
 * The shop's offer rules, whatever their status and dates: cached for a minute or until a webhook. Null while the shop
 * does not return them, which is not the same as none. An invalid rule is omitted and logged.
 */
export async function offerRules(context: ShopContext): Promise<OfferRule[] | null> {
  'use cache';
  cacheTag(OFFER_RULES_TAG);
  try {
    const { rules, problems } = await (hasAdminAccess()
      ? getAutomaticDiscounts()
      : getOfferRules(env().OFFER_RULE_TYPE));
    for (const problem of problems) logError('offers', `no rule: ${problem}`);
    const known = await withProducts(rules, context);
    cacheLife('commerce');
    return known;
  } catch (error) {
    logError('offers', error);
    cacheLife('degraded');
    return null;
  }
}

type Item = PublishedRule['productToBuy'][number];
const collectionsOf = (items: readonly Item[]): string[] =>
  items.filter(({ kind }) => kind === 'collection').map(({ id }) => id);

/** Resolves the collections of the rules to their products. */
async function withProducts(rules: readonly PublishedRule[], context: ShopContext): Promise<OfferRule[]> {
  const ids = [...new Set(rules.flatMap(({ productToBuy }) => collectionsOf(productToBuy)))];
  const members = new Map(
    await Promise.all(ids.map(async (id) => [id, await getCollectionProductIds(id, context)] as const)),
  );
  const productsOf = ({ kind, id }: Item): OfferRule['productToBuy'] =>
    kind === 'collection' ? (members.get(id) ?? []).map((member) => ({ kind: 'product', id: member })) : [{ kind, id }];
  return rules.map((rule) => ({ ...rule, productToBuy: rule.productToBuy.flatMap(productsOf) }));
}
