import { GraphQLError, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql';
import type { Context } from './context.ts';

/** `never` lets each resolver declare the types of its source and arguments. */
type Resolver = (source: never, args: never, context: Context, info: GraphQLResolveInfo) => unknown;
export type Resolvers = Record<string, Record<string, Resolver>>;

type AnyResolver = (source: unknown, args: unknown, context: Context, info: GraphQLResolveInfo) => unknown;

export function notImplemented(field: string): GraphQLError {
  return new GraphQLError(`${field} is not implemented by the embedded service.`, {
    extensions: { code: 'NOT_IMPLEMENTED', field },
  });
}

/** An error for the request as a whole, as opposed to userErrors. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/**
 * Resolvers by type and field, else the object's own property (called when it is a function), else an error that names
 * the missing resolver.
 */
export function fieldResolver(resolvers: Resolvers): GraphQLFieldResolver<unknown, Context> {
  return (source, args, context, info) => {
    const type = info.parentType.name;
    const resolver = resolvers[type]?.[info.fieldName] as AnyResolver | undefined;
    if (resolver) return resolver(source, args, context, info);
    const value = (source as Record<string, unknown> | undefined)?.[info.fieldName];
    if (value === undefined) throw notImplemented(`${type}.${info.fieldName}`);
    return typeof value === 'function' ? value(args) : value;
  };
}

export function typeResolver(value: unknown): string | undefined {
  return (value as { __typename?: string }).__typename;
}
