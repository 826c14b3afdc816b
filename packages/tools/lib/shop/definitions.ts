import type { Env } from '../../../../lib/platform/env.ts';
import { askAdmin } from '../doctor/ask-shop.ts';
import { change, type Item, inWords } from './items.ts';

/**
 * The metafields and metaobjects that the site reads, as `npm run shop -- definitions` creates them and the doctor checks
 * them. A test compares the table with the documents and mappers of `lib/services/shopify`.
 */

/** Who may read the metafields: the Storefront API, and the customer in the Customer Account API. */
type Access = { storefront: 'PUBLIC_READ'; customerAccount?: 'READ' };

type MetafieldDefinition = {
  ownerType: 'PRODUCTVARIANT' | 'ORDER' | 'CUSTOMER' | 'SELLING_PLAN';
  namespace: string;
  key: string;
  name: string;
  description: string;
  type: string;
  /** Other types whose values the mappers read as well. */
  alsoTypes: readonly string[];
  access: Access;
  /** Admin scopes that reading and creating the definition needs. */
  scopes: readonly [read: string, write: string];
};

/** Terms of a subscription, which the Storefront API has no fields for. Without a definition it shows none of them. */
const PLAN_TERMS = [
  ['minimum_orders', 'Minimum orders', 'Payments that the customer is bound to.'],
  ['maximum_orders', 'Maximum orders', 'Payments after which the subscription ends by itself.'],
  ['cancel_days', 'Cancellation days', 'Days before a payment until which the subscription can be cancelled.'],
] as const;

export const METAFIELDS: readonly MetafieldDefinition[] = [
  {
    ownerType: 'PRODUCTVARIANT',
    namespace: 'custom',
    key: 'ean',
    name: 'EAN',
    description: 'Article number that the product page shows.',
    type: 'single_line_text_field',
    alsoTypes: ['number_integer', 'id'],
    access: { storefront: 'PUBLIC_READ' },
    scopes: ['read_products', 'write_products'],
  },
  {
    ownerType: 'PRODUCTVARIANT',
    namespace: 'custom',
    key: 'postal_code_exclusions',
    name: 'Postal code exclusions',
    description:
      'JSON list of French postcodes, or their beginnings, and of others as in "BE-1000": no delivery there.',
    type: 'json',
    alsoTypes: ['list.single_line_text_field'],
    access: { storefront: 'PUBLIC_READ' },
    scopes: ['read_products', 'write_products'],
  },
  {
    ownerType: 'ORDER',
    namespace: 'custom',
    key: 'delivered_at',
    name: 'Delivered at',
    description: 'When the parcel arrived; the fourteen days of the withdrawal begin with it.',
    type: 'date_time',
    alsoTypes: ['date', 'single_line_text_field'],
    access: { storefront: 'PUBLIC_READ', customerAccount: 'READ' },
    scopes: ['read_orders', 'write_orders'],
  },
  {
    ownerType: 'CUSTOMER',
    namespace: 'custom',
    key: 'social_connect',
    name: 'Signed up by another service',
    description: 'True for a customer who signed up by another service.',
    type: 'boolean',
    alsoTypes: ['single_line_text_field'],
    access: { storefront: 'PUBLIC_READ', customerAccount: 'READ' },
    scopes: ['read_customers', 'write_customers'],
  },
  ...PLAN_TERMS.map(
    ([key, name, description]): MetafieldDefinition => ({
      ownerType: 'SELLING_PLAN',
      namespace: 'custom',
      key,
      name,
      description,
      type: 'number_integer',
      alsoTypes: ['single_line_text_field'],
      access: { storefront: 'PUBLIC_READ' },
      scopes: ['read_products', 'write_products'],
    }),
  ),
];

type MetaobjectField = {
  key: string;
  name: string;
  type: string;
  alsoTypes: readonly string[];
  required: boolean;
};

const field = (key: string, name: string, type: string, alsoTypes: readonly string[] = []): MetaobjectField => ({
  key,
  name,
  type,
  alsoTypes,
  required: true,
});
const optional = (...described: Parameters<typeof field>): MetaobjectField => ({
  ...field(...described),
  required: false,
});

const LISTS = ['list.product_reference', 'list.variant_reference', 'list.collection_reference'];

/** Fields of an offer rule (`offerRule` in operations/offer-rules.ts); its type is OFFER_RULE_TYPE. */
export const OFFER_RULE = {
  name: 'Offer rule',
  description: 'Buy X, get Y: repeats an automatic discount of the shop for the storefront.',
  access: { storefront: 'PUBLIC_READ' },
  scopes: ['read_metaobject_definitions', 'write_metaobject_definitions'],
  fields: [
    field('status', 'Status', 'single_line_text_field'),
    field('product_to_buy', 'Products to buy', 'json', LISTS),
    field('quantity_to_buy', 'Quantity to buy', 'number_integer'),
    optional('is_applied_on_collections', 'Counts all products together', 'boolean'),
    field('product_to_offer', 'Product to offer', 'list.product_reference', ['json']),
    field('quantity_to_add', 'Quantity to add', 'number_integer'),
    optional('starts_at', 'Starts at', 'date_time'),
    optional('ends_at', 'Ends at', 'date_time'),
  ],
} as const satisfies {
  name: string;
  description: string;
  access: Access;
  scopes: readonly [string, string];
  fields: readonly MetaobjectField[];
};

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
