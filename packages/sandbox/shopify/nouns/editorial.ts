import type { Menu, Redirect } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { parseSearch } from '../engine/search-query.ts';
import type { Resolvers } from '../resolve.ts';
import { findNode } from './node.ts';

type Item = Menu['items'][number];

const nothing = (_: unknown, args: PageArgs) => connection<never>([], args, () => 0);
const absent = () => null;

const itemCount = (items: Item[]): number => items.reduce((sum, { items: under }) => sum + 1 + itemCount(under), 0);

/** The id of a menu item is its path in the menu: 1, 12, 123. */
function menuItem(item: Item, id: string, context: Context): Record<string, unknown> {
  return {
    id: `gid://shopify/MenuItem/${id}`,
    title: item.translations[context.language.toLowerCase()]?.title ?? item.title,
    type: item.type,
    url: item.url ? new URL(item.url, context.origin).href : null,
    tags: item.tags,
    resource: item.resource ? findNode(item.resource, context) : null,
    resourceId: item.resource ?? null,
    items: item.items.map((under, index) => menuItem(under, `${id}${index + 1}`, context)),
  };
}

/** Menus, and Shopify's editorial types, which are empty here: editorial content is in the content service. */
export const editorial: Resolvers = {
  QueryRoot: {
    menu: (_: unknown, { handle }: { handle: string }, context: Context) => {
      const found = context.catalogue.menus.find((menu) => menu.handle === handle);
      if (!found) return null;
      return {
        __typename: 'Menu',
        id: `gid://shopify/Menu/${found.id}`,
        handle,
        title: found.translations[context.language.toLowerCase()]?.title ?? found.title,
        itemsCount: itemCount(found.items),
        items: found.items.map((item, index) => menuItem(item, `${found.id}${index + 1}`, context)),
      };
    },
    page: absent,
    pageByHandle: absent,
    pages: nothing,
    blog: absent,
    blogByHandle: absent,
    blogs: nothing,
    article: absent,
    articles: nothing,
    locations: nothing,
    urlRedirects: (_: unknown, { query, ...args }: PageArgs & { query?: string | null }, { catalogue }: Context) => {
      const isMeant = parseSearch(query ?? '');
      const found = catalogue.redirects.filter(({ path, target }) =>
        isMeant({ text: path, fields: { path: [path], target: [target] } }),
      );
      return connection(found, args, ({ id }) => id);
    },
  },
  UrlRedirect: { id: ({ id }: Redirect) => `gid://shopify/UrlRedirect/${id}` },
};
