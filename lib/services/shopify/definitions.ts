/**
 * The metafields and metaobjects that the site reads, as `npm run shop -- definitions` creates them and the doctor checks
 * them. A test compares the table with the documents and mappers of this folder.
 */

/** Who may read the metafields: the Storefront API, and the customer in the Customer Account API. */
type Access = { storefront: 'PUBLIC_READ'; customerAccount?: 'READ' };

export type MetafieldDefinition = {
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

export type MetaobjectField = {
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
