import type { Catalogue, Discount } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { selectsAll } from '../engine/discount-scope.ts';

type Selection = Pick<Discount['gets'], 'products' | 'collections' | 'variants'>;

interface Named {
  gid: string;
}

const listOf = <T extends Named, S extends object>(list: T[], show: (one: T) => S) => {
  const nodes = list.map((one) => ({ id: one.gid, ...show(one) }));
  return (args: PageArgs) => connection(nodes, args, ({ id }) => id);
};

const shown = ({ handle, title }: { handle: string; title: string }) => ({ handle, title });

/** The items that a discount selects, in the Admin API's format. */
export function itemsOf(selection: Selection, catalogue: Catalogue) {
  if (selectsAll(selection)) return { __typename: 'AllDiscountItems', allItems: true };
  const { products = [], collections = [], variants = [] } = selection;
  if (collections.length > 0) {
    const named = catalogue.collections.filter(({ handle }) => collections.includes(handle));
    return { __typename: 'DiscountCollections', collections: listOf(named, shown) };
  }
  const named = catalogue.products.filter(({ handle }) => products.includes(handle));
  const single = variants.map((id) => catalogue.variant(id)).filter((variant) => variant !== undefined);
  return {
    __typename: 'DiscountProducts',
    products: listOf(named, shown),
    productVariants: listOf(single, ({ sku }) => ({ sku: sku ?? null })),
  };
}
