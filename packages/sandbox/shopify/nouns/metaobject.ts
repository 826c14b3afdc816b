import type { OfferRule } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { type RuleField, ruleFields, ruleGid, ruleType } from '../engine/offer-rules.ts';
import { numberOf } from '../gid.ts';
import { badRequest, type Resolvers } from '../resolve.ts';
import { reference, references } from './reference.ts';

interface Metaobject {
  __typename: 'Metaobject';
  rule: OfferRule;
}

const metaobjectOf = (rule: OfferRule): Metaobject => ({ __typename: 'Metaobject', rule });

/** The metaobject of a global id. The shop has only offer rules. */
export function findMetaobject(gid: string, { catalogue }: Context): Metaobject | null {
  const id = numberOf(gid, 'Metaobject');
  const rule = catalogue.offerRules.find((one) => Number(one.id) === id);
  return rule ? metaobjectOf(rule) : null;
}

interface MetaobjectArgs {
  id?: string | null;
  handle?: { handle: string; type: string } | null;
}

function metaobject({ id, handle }: MetaobjectArgs, context: Context): Metaobject | null {
  if (id) return findMetaobject(id, context);
  if (!handle) throw badRequest('metaobject: one of id or handle must be given');
  const rule = context.catalogue.offerRules.find((one) => handle.type === ruleType && one.id === handle.handle);
  return rule ? metaobjectOf(rule) : null;
}

const byId = (a: OfferRule, b: OfferRule) => Number(a.id) - Number(b.id);
const orders: Record<string, (a: OfferRule, b: OfferRule) => number> = {
  id: byId,
  updated_at: (a, b) => a.updatedAt.localeCompare(b.updatedAt) || byId(a, b),
};

function metaobjects(args: PageArgs & { type: string; sortKey?: string | null }, { catalogue }: Context) {
  const order = orders[args.sortKey ?? 'id'];
  if (!order) throw badRequest(`metaobjects: there is no sort key '${args.sortKey}'`);
  const found = args.type === ruleType ? catalogue.offerRules.toSorted(order) : [];
  return connection(found.map(metaobjectOf), args, ({ rule }) => rule.id);
}

export const metaobjectNoun: Resolvers = {
  QueryRoot: {
    metaobject: (_: unknown, args: MetaobjectArgs, context: Context) => metaobject(args, context),
    metaobjects: (_: unknown, args: Parameters<typeof metaobjects>[0], context: Context) => metaobjects(args, context),
  },
  Metaobject: {
    id: ({ rule }: Metaobject) => ruleGid(rule),
    handle: ({ rule }: Metaobject) => rule.id,
    type: () => ruleType,
    updatedAt: ({ rule }: Metaobject) => rule.updatedAt,
    field: ({ rule }: Metaobject, { key }: { key: string }) => ruleFields(rule).find((one) => one.key === key) ?? null,
    fields: ({ rule }: Metaobject) => ruleFields(rule),
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: {
    reference: (field: RuleField, _: unknown, context: Context) => reference(field, context),
    references: (field: RuleField, args: PageArgs, context: Context) => references(field, args, context),
  },
};
