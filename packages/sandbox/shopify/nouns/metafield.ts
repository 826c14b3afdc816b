import type { Catalogue } from '../catalogue/types.ts';
import type { PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../resolve.ts';
import { reference, references } from './reference.ts';

interface Written {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

interface Owned extends Written {
  id: string;
  owner: object;
  description: null;
}

interface Identifier {
  namespace?: string | null;
  key: string;
}

type ListOf<T> = (source: T, catalogue: Catalogue) => Written[];

/** The two metafield fields of every owner. Without a namespace Shopify uses the app's own, which is empty here. */
export function metafieldsOf<T extends object>(listOf: ListOf<T>, idOf: (source: T) => string | number) {
  const find = (source: T, { namespace, key }: Identifier, { catalogue }: Context): Owned | null => {
    const written = listOf(source, catalogue).find((field) => field.namespace === namespace && field.key === key);
    if (!written) return null;
    const id = `gid://shopify/Metafield/${idOf(source)}-${encodeURIComponent(`${written.namespace}.${key}`)}`;
    return { ...written, id, owner: source, description: null };
  };
  return {
    metafield: (source: T, args: Identifier, context: Context) => find(source, args, context),
    metafields: (source: T, args: { identifiers: Identifier[] }, context: Context) =>
      args.identifiers.map((identifier) => find(source, identifier, context)),
  };
}

export const metafield: Resolvers = {
  Metafield: {
    parentResource: (field: Owned) => field.owner,
    reference: (field: Owned, _: unknown, context: Context) => reference(field, context),
    references: (field: Owned, args: PageArgs, context: Context) => references(field, args, context),
  },
};
