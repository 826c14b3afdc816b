import { listedIn } from '../catalogue/published.ts';
import type { Context } from '../context.ts';
import { badRequest, type Resolvers } from '../resolve.ts';
import { titleOf } from './product.ts';

const pageSize = 250;

function resources(type: string, context: Context) {
  const { collections } = context.catalogue;
  if (type === 'PRODUCT')
    return listedIn(context.catalogue).map((product) => ({
      __typename: 'SitemapResource',
      handle: product.handle,
      title: titleOf(product, context),
      updatedAt: product.updatedAt ?? product.publishedAt,
    }));
  if (type === 'COLLECTION')
    return collections
      .filter((collection) => collection.updatedAt || collection.products.length > 0)
      .map((collection) => ({
        __typename: 'SitemapResource',
        handle: collection.handle,
        title: collection.title,
        updatedAt: collection.updatedAt ?? collection.products[0]?.publishedAt,
      }));
  return [];
}

export const sitemap: Resolvers = {
  QueryRoot: { sitemap: (_: unknown, { type }: { type: string }) => ({ type }) },
  Sitemap: {
    pagesCount: ({ type }: { type: string }, _: unknown, context: Context) => ({
      count: Math.ceil(resources(type, context).length / pageSize),
      precision: 'EXACT',
    }),
    resources: ({ type }: { type: string }, { page }: { page: number }, context: Context) => {
      if (page < 1) throw badRequest('page must be 1 or more');
      const all = resources(type, context);
      return { items: all.slice((page - 1) * pageSize, page * pageSize), hasNextPage: all.length > page * pageSize };
    },
  },
};
