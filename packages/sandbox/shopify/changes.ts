import { catalogueNow } from './catalogue/current.ts';
import type { Tools } from './context.ts';
import type { Changes } from './state.ts';
import { offerTold, pricesTold } from './webhooks/tellings.ts';

function change(tools: Tools, changes: Partial<Changes>) {
  tools.state.data.changes = { ...tools.state.data.changes, ...changes };
  tools.state.changed();
}

/** Changes the price of a variant, in cents, and sends webhooks. False when there is no such variant. */
export function setPrice(id: number, price: number, compareAtPrice: number | null, tools: Tools): boolean {
  const variant = catalogueNow(tools).variant(id);
  if (!variant) return false;
  const isSame = variant.price === price && (variant.compareAtPrice ?? null) === compareAtPrice;
  if (isSame) return true;
  change(tools, { prices: { ...tools.state.data.changes.prices, [id]: { price, compareAtPrice } } });
  tools.tell(pricesTold([id]));
  return true;
}

/** Switches an offer rule and its discount on or off, and sends webhooks. False when there is no such rule. */
export function switchOffer(id: string, status: 'ACTIVE' | 'EXPIRED', tools: Tools): boolean {
  const { offerRules, discounts } = tools.catalogue;
  if (![...offerRules, ...discounts.filter(({ kind }) => kind === 'bxgy')].some((one) => String(one.id) === id))
    return false;
  const at = tools.clock().toISOString();
  change(tools, { offers: { ...tools.state.data.changes.offers, [id]: { status, at } } });
  tools.tell(offerTold(id));
  return true;
}
