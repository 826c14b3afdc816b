import type { Changes, State } from '../state.ts';
import type { Catalogue, Collection, Discount, OfferRule, Product, Variant } from './types.ts';

/** The products at their current prices: a product with a changed price is a copy, with copies of its variants. */
function repriced(products: Product[], prices: Changes['prices']): Map<Product, Product> {
  const changed = new Map<Product, Product>();
  for (const written of products) {
    if (!written.variants.some(({ id }) => prices[id])) continue;
    const product: Product = { ...written };
    product.variants = written.variants.map((variant): Variant => ({ ...variant, ...prices[variant.id], product }));
    changed.set(written, product);
  }
  return changed;
}

type Switched = Changes['offers'][string];

/** A rule that was switched on has no end date, whatever the file says; one that was switched off ended at that moment. */
const ended = ({ status, at }: Switched) => ({ status, endsAt: status === 'ACTIVE' ? null : at });

const discountNow = (discount: Discount, offer: Switched | undefined): Discount =>
  offer ? { ...discount, ...ended(offer) } : discount;

const ruleNow = (rule: OfferRule, offer: Switched | undefined): OfferRule =>
  offer ? { ...rule, ...ended(offer), updatedAt: offer.at } : rule;

function withChanges(written: Catalogue, { prices, offers }: Changes): Catalogue {
  const changed = repriced(written.products, prices);
  const now = (product: Product) => changed.get(product) ?? product;
  const variants = new Map([...changed.values()].flatMap((product) => product.variants).map((one) => [one.id, one]));
  const collectionNow = (collection: Collection) => ({ ...collection, products: collection.products.map(now) });
  return {
    ...written,
    products: written.products.map(now),
    collections: changed.size > 0 ? written.collections.map(collectionNow) : written.collections,
    discounts: written.discounts.map((discount) => discountNow(discount, offers[discount.id])),
    offerRules: written.offerRules.map((rule) => ruleNow(rule, offers[rule.id])),
    variant: (id) => variants.get(id) ?? written.variant(id),
  };
}

const views = new WeakMap<Changes, Catalogue>();

/** The catalogue with the changes made while the service runs: prices, and offer rules switched on or off. */
export function catalogueNow({ catalogue, state }: { catalogue: Catalogue; state: State }): Catalogue {
  const { changes } = state.data;
  if (Object.keys(changes.prices).length === 0 && Object.keys(changes.offers).length === 0) return catalogue;
  const view = views.get(changes) ?? withChanges(catalogue, changes);
  views.set(changes, view);
  return view;
}
