import { lookup } from '../catalogue/lookup.ts';
import { listedIn } from '../catalogue/published.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { recommend } from '../engine/recommend.ts';
import { numberOf } from '../gid.ts';
import { badRequest, type Resolvers } from '../resolve.ts';
import { anyNode } from './any-node.ts';
import { collections } from './collection.ts';
import { typeOf } from './product.ts';
import { products } from './product-list.ts';

interface Handle {
  id?: string | null;
  handle?: string | null;
}

function product({ id, handle }: Handle, { catalogue }: Context) {
  if (!id && !handle) throw badRequest('product: one of id or handle must be given');
  const { product, productNamed } = lookup(catalogue);
  return (id ? product(numberOf(id, 'Product')) : productNamed(handle ?? '')) ?? null;
}

function collection({ id, handle }: Handle, { catalogue }: Context) {
  if (!id && !handle) throw badRequest('collection: one of id or handle must be given');
  const { collection, collectionNamed } = lookup(catalogue);
  return (id ? collection(numberOf(id, 'Collection')) : collectionNamed(handle ?? '')) ?? null;
}

const mostNodes = 250;

function nodes({ ids }: { ids: string[] }, context: Context) {
  if (ids.length > mostNodes)
    throw badRequest(`The input array size of ${ids.length} is greater than the maximum allowed of ${mostNodes}.`);
  return ids.map((id) => anyNode(id, context));
}

interface RecommendArgs {
  productId?: string | null;
  productHandle?: string | null;
  intent: string;
}

const sorted = (list: string[]) => [...new Set(list)].sort((a, b) => a.localeCompare(b, 'fr'));

export const catalogue: Resolvers = {
  QueryRoot: {
    product: (_: unknown, args: Handle, context: Context) => product(args, context),
    productByHandle: (_: unknown, args: Handle, context: Context) => product(args, context),
    products: (_: unknown, args: Parameters<typeof products>[0], context: Context) => products(args, context),
    collection: (_: unknown, args: Handle, context: Context) => collection(args, context),
    collectionByHandle: (_: unknown, args: Handle, context: Context) => collection(args, context),
    collections: (_: unknown, args: Parameters<typeof collections>[0], context: Context) => collections(args, context),
    node: (_: unknown, args: { id: string }, context: Context) => anyNode(args.id, context),
    nodes: (_: unknown, args: { ids: string[] }, context: Context) => nodes(args, context),
    productRecommendations: (_: unknown, args: RecommendArgs, context: Context) => {
      const source = product({ id: args.productId, handle: args.productHandle }, context);
      return source && recommend(source, listedIn(context.catalogue), args.intent);
    },
    productTags: (_: unknown, args: PageArgs, context: Context) =>
      connection(sorted(context.catalogue.products.flatMap(({ tags }) => tags)), args, (tag) => tag),
    productTypes: (_: unknown, args: PageArgs, context: Context) =>
      connection(sorted(context.catalogue.products.map((one) => typeOf(one, context))), args, (type) => type),
  },
};
