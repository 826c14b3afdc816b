import { lookup } from '../catalogue/lookup.ts';
import type { Product } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { ordersNow } from '../engine/orders.ts';
import { type Gid, parseGid } from '../gid.ts';
import type { Resolvers } from '../resolve.ts';
import { findCart } from './cart.ts';
import { collection } from './collection.ts';
import { editorial } from './editorial.ts';
import { mediaImage } from './image.ts';
import { findMetaobject } from './metaobject.ts';
import { findNode } from './node.ts';
import { filmsOf, pictureOf, product } from './product.ts';
import { optionOf, optionValueOf } from './product-option.ts';
import { shop } from './shop.ts';
import { variant } from './variant.ts';

type Find = (gid: Gid, context: Context, text: string) => unknown;

/** Resolves a field from its arguments alone. */
function answer(resolvers: Resolvers, type: string, field: string, source: unknown, args: object, context: Context) {
  const resolve = resolvers[type]?.[field] as ((...given: unknown[]) => unknown) | undefined;
  return resolve?.(source, args, context) ?? null;
}

function picture({ id }: Gid, context: Context) {
  const owner = context.catalogue.products.find(({ images }) => images.some((image) => image.id === id));
  const index = owner?.images.findIndex((image) => image.id === id) ?? -1;
  const found = owner && pictureOf(owner, index, context);
  return found ? mediaImage(found) : null;
}

const film = (gid: string, context: Context) =>
  context.catalogue.products.flatMap((owner) => filmsOf(owner, context)).find(({ id }) => id === gid) ?? null;

/** The id of a metafield is its owner's id with the field's name. */
function metafield({ id }: Gid, context: Context) {
  const [, owner = '', name = ''] = decodeURIComponent(id).match(/^(\d+)-(.+)$/) ?? [];
  const [namespace, ...key] = name.split('.');
  const args = { namespace, key: key.join('.') };
  const places = [
    ['Product', product],
    ['ProductVariant', variant],
    ['Collection', collection],
  ] as const;
  for (const [type, resolvers] of places) {
    const source = findNode(`gid://shopify/${type}/${owner}`, context);
    const found = source && answer(resolvers, type, 'metafield', source, args, context);
    if (found) return { ...(found as object), __typename: 'Metafield' };
  }
  return null;
}

const menus = (context: Context) =>
  context.catalogue.menus.map(
    ({ handle }) => answer(editorial, 'QueryRoot', 'menu', null, { handle }, context) as Item,
  );

interface Item {
  id: string;
  items: Item[];
}

function itemIn(items: Item[], gid: string): Item | undefined {
  for (const item of items) {
    const found = item.id === gid ? item : itemIn(item.items, gid);
    if (found) return found;
  }
  return undefined;
}

function menuItem(gid: string, context: Context) {
  const found = itemIn(
    menus(context).flatMap(({ items }) => items),
    gid,
  );
  return found ? { ...found, __typename: 'MenuItem' } : null;
}

function market({ id }: Gid, context: Context) {
  const country = context.catalogue.shop.countries[Number(id) - 1];
  if (!country) return null;
  const place = answer(shop, 'QueryRoot', 'localization', null, {}, { ...context, country: country.code });
  return { ...(place as { market: object }).market, __typename: 'Market' };
}

const ofProduct = (id: number, { catalogue }: Context): Product | undefined => lookup(catalogue).product(id);

const finders: Record<string, Find> = {
  Cart: (_, context, text) => findCart(text, context),
  Metaobject: (_, context, text) => findMetaobject(text, context),
  Shop: ({ id }, { catalogue }) =>
    id === String(catalogue.shop.id) ? { ...catalogue.shop, __typename: 'Shop' } : null,
  MediaImage: picture,
  Video: (_, context, text) => film(text, context),
  Metafield: metafield,
  Menu: (_, context, text) => menus(context).find(({ id }) => id === text) ?? null,
  MenuItem: (_, context, text) => menuItem(text, context),
  Market: market,
  UrlRedirect: ({ id }, { catalogue }) => {
    const redirect = catalogue.redirects.find((one) => String(one.id) === id);
    return redirect ? { ...redirect, __typename: 'UrlRedirect' } : null;
  },
  ProductOption: ({ id }, context) => optionOf(Number(id), (number) => ofProduct(number, context)),
  ProductOptionValue: ({ id }, context) => optionValueOf(Number(id), (number) => ofProduct(number, context)),
  Order: ({ id, params }, context) => {
    const order = ordersNow(context).find((one) => String(one.id) === id && one.key === params.get('key'));
    return order ? { ...order, __typename: 'Order' } : null;
  },
};

/** The object of any global id; null when it does not exist, and for objects that only their owner may read. */
export function anyNode(text: string, context: Context): unknown {
  const gid = parseGid(text);
  const find = Object.hasOwn(finders, gid.type) ? finders[gid.type] : undefined;
  return find ? find(gid, context, text) : findNode(text, context);
}
