import type { Definitions } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Tools } from '../context.ts';
import { needScope } from './access.ts';

type Metafield = Definitions['metafields'][number];
type Metaobject = Definitions['metaobjects'][number];

interface UserError {
  code: string;
  field: string[];
  message: string;
  elementIndex: null;
  elementKey: null;
}

const userError = (code: string, field: string[], message: string): UserError => ({
  code,
  field: ['definition', ...field],
  message,
  elementIndex: null,
  elementKey: null,
});

const singular = [
  'boolean',
  'color',
  'date',
  'date_time',
  'dimension',
  'id',
  'json',
  'money',
  'multi_line_text_field',
  'number_decimal',
  'number_integer',
  'rating',
  'rich_text_field',
  'single_line_text_field',
  'url',
  'volume',
  'weight',
  'collection_reference',
  'customer_reference',
  'file_reference',
  'metaobject_reference',
  'mixed_reference',
  'page_reference',
  'product_reference',
  'variant_reference',
];
const notInLists = ['boolean', 'id', 'json', 'money', 'multi_line_text_field', 'rich_text_field'];
const types = [...singular, ...singular.filter((type) => !notInLists.includes(type)).map((type) => `list.${type}`)];

const unknownType = (type: string, field: string[]): UserError[] =>
  types.includes(type)
    ? []
    : [
        userError(
          'INCLUSION',
          field,
          `Type name ${type} is not a valid type. Valid types are: ${types.toSorted().join(', ')}.`,
        ),
      ];

const scopeNames: Record<string, string> = {
  PRODUCT: 'products',
  PRODUCTVARIANT: 'products',
  COLLECTION: 'products',
  CUSTOMER: 'customers',
  ORDER: 'orders',
  SELLING_PLAN: 'products',
};
const ownerScope = (action: 'read' | 'write', ownerType: string) => `${action}_${scopeNames[ownerType] ?? 'content'}`;

/** Definitions of the catalogue, then those that apps have created. */
function definitionsOf({ catalogue, state }: Pick<Tools, 'catalogue' | 'state'>): Definitions {
  const own = state.data.admin.definitions;
  return {
    metafields: [...catalogue.definitions.metafields, ...own.metafields],
    metaobjects: [...catalogue.definitions.metaobjects, ...own.metaobjects],
  };
}

const typed = (name: string) => ({ name, category: name.split('.').at(-1)?.split('_')[0]?.toUpperCase() ?? '' });

const metafieldView = (one: Metafield, position: number) => ({
  ...one,
  id: `gid://shopify/MetafieldDefinition/${position + 1}`,
  type: typed(one.type),
  access: { ...one.access, admin: 'PUBLIC_READ_WRITE' },
});

const metaobjectView = (one: Metaobject, position: number) => ({
  ...one,
  id: `gid://shopify/MetaobjectDefinition/${position + 1}`,
  access: { ...one.access, admin: 'PUBLIC_READ_WRITE' },
  fieldDefinitions: one.fieldDefinitions.map((field) => ({ ...field, type: typed(field.type), description: null })),
});

interface MetafieldArgs extends PageArgs {
  ownerType: string;
  namespace?: string | null;
  key?: string | null;
}

interface MetafieldInput extends Omit<Metafield, 'access' | 'description'> {
  description?: string | null;
  access?: Partial<Metafield['access']> | null;
}

interface MetaobjectInput extends Omit<Metaobject, 'access' | 'name' | 'description' | 'fieldDefinitions'> {
  name?: string | null;
  description?: string | null;
  access?: Partial<Metaobject['access']> | null;
  fieldDefinitions: { key: string; name?: string | null; type: string; required?: boolean | null }[];
}

function createMetafield(definition: MetafieldInput, tools: Tools) {
  const { ownerType, namespace, key, name, description = null, type, access } = definition;
  const known = definitionsOf(tools).metafields;
  const isTaken = known.some((one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key);
  const userErrors = [
    ...(isTaken
      ? [userError('TAKEN', ['key'], `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`)]
      : []),
    ...unknownType(type, ['type']),
  ];
  if (userErrors.length > 0) return { createdDefinition: null, userErrors };
  const created: Metafield = {
    ownerType,
    namespace,
    key,
    name,
    description,
    type,
    access: { storefront: access?.storefront ?? 'NONE', customerAccount: access?.customerAccount ?? 'NONE' },
  };
  tools.state.data.admin.definitions.metafields.push(created);
  tools.state.changed();
  return { createdDefinition: metafieldView(created, known.length), userErrors };
}

function createMetaobject(definition: MetaobjectInput, tools: Tools) {
  const { type, name, description = null, access, fieldDefinitions } = definition;
  const known = definitionsOf(tools).metaobjects;
  const userErrors = [
    ...(known.some((one) => one.type === type) ? [userError('TAKEN', ['type'], 'Type has already been taken')] : []),
    ...fieldDefinitions.flatMap((field, index) => unknownType(field.type, ['fieldDefinitions', String(index), 'type'])),
  ];
  if (userErrors.length > 0) return { metaobjectDefinition: null, userErrors };
  const created: Metaobject = {
    type,
    name: name ?? type,
    description,
    access: { storefront: access?.storefront ?? 'NONE' },
    fieldDefinitions: fieldDefinitions.map((field) => ({
      key: field.key,
      name: field.name ?? field.key,
      type: field.type,
      required: field.required ?? false,
    })),
  };
  tools.state.data.admin.definitions.metaobjects.push(created);
  tools.state.changed();
  return { metaobjectDefinition: metaobjectView(created, known.length), userErrors };
}

/** Queries and mutations of the definitions of metafields and metaobjects. */
export function definitionFields(tools: Tools) {
  const { app } = tools;
  return {
    metafieldDefinitions(args: MetafieldArgs) {
      needScope(app, 'metafieldDefinitions', ownerScope('read', args.ownerType));
      const found = definitionsOf(tools)
        .metafields.map(metafieldView)
        .filter((one) => one.ownerType === args.ownerType)
        .filter((one) => args.namespace == null || one.namespace === args.namespace)
        .filter((one) => args.key == null || one.key === args.key);
      return connection(found, args, ({ id }) => id);
    },
    metaobjectDefinitionByType({ type }: { type: string }) {
      needScope(app, 'metaobjectDefinitionByType', 'read_metaobject_definitions');
      return (
        definitionsOf(tools)
          .metaobjects.map(metaobjectView)
          .find((one) => one.type === type) ?? null
      );
    },
    metafieldDefinitionCreate({ definition }: { definition: MetafieldInput }) {
      needScope(app, 'metafieldDefinitionCreate', ownerScope('write', definition.ownerType));
      return createMetafield(definition, tools);
    },
    metaobjectDefinitionCreate({ definition }: { definition: MetaobjectInput }) {
      needScope(app, 'metaobjectDefinitionCreate', 'write_metaobject_definitions');
      return createMetaobject(definition, tools);
    },
  };
}
