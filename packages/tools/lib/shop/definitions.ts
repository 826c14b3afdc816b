import type { Env } from '../../../../lib/platform/env.ts';
import {
  METAFIELDS,
  type MetafieldDefinition,
  type MetaobjectField,
  OFFER_RULE,
} from '../../../../lib/services/shopify/definitions.ts';
import { askAdmin } from '../doctor/ask-shop.ts';
import { change, type Item, inWords } from './items.ts';

type Typed = { type: { name: string } };
type Metafields = {
  metafieldDefinitions: { nodes: (Typed & { access: { storefront: string | null; customerAccount: string } })[] };
};
type Metaobject = {
  metaobjectDefinitionByType: {
    access: { storefront: string };
    fieldDefinitions: (Typed & { key: string })[];
  } | null;
};

const METAFIELD = `query metafieldDefinition($ownerType: MetafieldOwnerType!, $namespace: String!, $key: String!) {
  metafieldDefinitions(first: 1, ownerType: $ownerType, namespace: $namespace, key: $key) {
    nodes { type { name } access { storefront customerAccount } }
  }
}`;

const CREATE_METAFIELD = `mutation createMetafieldDefinition($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { field message code } }
}`;

const METAOBJECT = `query metaobjectDefinition($type: String!) {
  metaobjectDefinitionByType(type: $type) { access { storefront } fieldDefinitions { key type { name } } }
}`;

const CREATE_METAOBJECT = `mutation createMetaobjectDefinition($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { id } userErrors { field message code } }
}`;

const OPEN = 'open it in the shop: Settings, Custom data, the definition, Access';
const RETYPE = 'a type cannot be changed: create the definition anew, or adapt the code that reads it';

type Difference = { says: string; todo: string };

const differently = (name: string, found: Typed, wanted: Pick<MetaobjectField, 'type' | 'alsoTypes'>): Difference[] =>
  [wanted.type, ...wanted.alsoTypes].includes(found.type.name)
    ? []
    : [{ says: `${name} is of type ${found.type.name}, not ${wanted.type}`, todo: RETYPE }];

const closed = (access: string | null): Difference[] =>
  access === 'PUBLIC_READ' ? [] : [{ says: 'the storefront may not read it', todo: OPEN }];

type Base = Pick<Item, 'name' | 'optional' | 'create'>;

/** One item from the differences of what was found; null for what is not there. */
function judged(base: Base, differences: readonly Difference[] | null): Item {
  if (differences === null) return { ...base, state: 'missing' };
  if (differences.length === 0) return { ...base, state: 'right' };
  const join = (pick: keyof Difference) => [...new Set(differences.map((each) => each[pick]))].join('; ');
  return { ...base, state: 'differs', says: join('says'), todo: join('todo') };
}

const unread = (base: Base, errors: readonly string[], scope: string): Item => ({
  ...base,
  state: 'unknown',
  says: errors.map((error) => inWords(error, scope)).join('; ') || 'the Admin API does not answer',
  todo: `give the app the scope ${scope}, release the version and install it again`,
});

async function metafield(env: Env, wanted: MetafieldDefinition): Promise<Item> {
  const { ownerType, namespace, key, name, description, type, access, alsoTypes } = wanted;
  const [read, write] = wanted.scopes;
  const definition = { ownerType, namespace, key, name, description, type, access };
  const base = {
    name: `${ownerType} ${namespace}.${key}`,
    create: () => change(env, { mutation: CREATE_METAFIELD, variables: { definition }, scope: write }),
  };
  const { data, errors } = await askAdmin<Metafields>(env, METAFIELD, { ownerType, namespace, key });
  if (!data) return unread(base, errors, read);
  const [found] = data.metafieldDefinitions.nodes;
  if (!found) return judged(base, null);
  const byCustomer = env.SHOP_IDENTITY === 'customer-accounts' && access.customerAccount;
  const hidden = byCustomer && found.access.customerAccount === 'NONE';
  return judged(base, [
    ...differently('it', found, { type, alsoTypes }),
    ...closed(found.access.storefront),
    ...(hidden ? [{ says: 'customer accounts may not read it', todo: OPEN }] : []),
  ]);
}

async function offerRule(env: Env): Promise<Item> {
  const { name, description, access, fields } = OFFER_RULE;
  const [read, write] = OFFER_RULE.scopes;
  const type = env.OFFER_RULE_TYPE;
  const fieldDefinitions = fields.map((field) => ({
    key: field.key,
    name: field.name,
    type: field.type,
    required: field.required,
  }));
  const definition = { type, name, description, access, fieldDefinitions };
  const base: Base = {
    name: `metaobject ${type}`,
    // The automatic discounts are the offer rules then.
    optional: true,
    create: () => change(env, { mutation: CREATE_METAOBJECT, variables: { definition }, scope: write }),
  };
  const { data, errors } = await askAdmin<Metaobject>(env, METAOBJECT, { type });
  if (!data) return unread(base, errors, read);
  const found = data.metaobjectDefinitionByType;
  if (!found) return judged(base, null);
  const there = new Map(found.fieldDefinitions.map((field) => [field.key, field]));
  const differences = fields.flatMap((field): Difference[] => {
    const twin = there.get(field.key);
    if (twin) return differently(field.key, twin, field);
    return [{ says: `it has no field ${field.key}`, todo: `add the field ${field.key} (${field.type})` }];
  });
  return judged(base, [...differences, ...closed(found.access.storefront)]);
}

/** The definitions that the site needs, compared with those of the shop. Throws AppError when the shop grants no token. */
export const definitionItems = (env: Env): Promise<Item[]> =>
  Promise.all([...METAFIELDS.map((wanted) => metafield(env, wanted)), offerRule(env)]);
