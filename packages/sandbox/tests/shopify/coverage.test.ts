import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { deliver } from '../../shopify/engine/order-changes.ts';
import type { Order } from '../../shopify/engine/order-types.ts';
import { saveOrder } from '../../shopify/engine/orders.ts';
import { schemaOf } from '../../shopify/schema.ts';
import { held } from '../../shopify/versions.ts';

/** Values for the required arguments of fields. */
const values: Record<string, string> = {
  first: 'first: 2',
  key: 'key: "usage"',
  identifiers: 'identifiers: [{namespace: "custom", key: "usage"}]',
  selectedOptions: 'selectedOptions: [{name: "Format", value: "60"}]',
  page: 'page: 1',
  handle: 'handle: "x"',
  format: 'format: IMAGE',
};
const deepest = 3;

/** All storefront fields that respond "not implemented", with a query for each; the README lists the same. */
const missing: Record<string, string> = {
  'Metafield.createdAt': '{ product(handle: "gommes") { metafield(namespace: "custom", key: "usage") { createdAt } } }',
  'Metafield.updatedAt': '{ product(handle: "gommes") { metafield(namespace: "custom", key: "usage") { updatedAt } } }',
  'PaymentSettings.cardVaultUrl': '{ paymentSettings { cardVaultUrl } }',
  'SitemapResource.image':
    '{ sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource { image { alt } } } } } }',
};

/** A query for each type: a selection set in which its fields are requested one by one. */
const ofCatalogue: Record<string, (fields: string) => string> = {
  Product: (fields) => `{ product(handle: "gommes") { ${fields} } }`,
  ProductVariant: (fields) => `{ node(id: "${variantGid(41)}") { ... on ProductVariant { ${fields} } } }`,
  Collection: (fields) => `{ collection(handle: "complements") { ${fields} } }`,
  Shop: (fields) => `{ shop { ${fields} } }`,
  Localization: (fields) => `{ localization { ${fields} } }`,
  Menu: (fields) => `{ menu(handle: "main-menu") { ${fields} } }`,
  Sitemap: (fields) => `{ sitemap(type: PRODUCT) { ${fields} } }`,
  SearchResultItemConnection: (fields) => `{ search(query: "soir", first: 2) { ${fields} } }`,
  PredictiveSearchResult: (fields) => `{ predictiveSearch(query: "soir") { ${fields} } }`,
};

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const wanted = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === 'first');
  const given = wanted.map(({ name }) => values[name] ?? name);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

describe.each(held)('version %s', (version) => {
  const schema = schemaOf(version);
  const shop = openShop({ version });

  /** Every field of a type, down to a depth; recursive references (an order's customer's orders…) end there. */
  function selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    if (isObjectType(type)) return `{ __typename ${fieldsOf(type, depth).join(' ')} }`;
    const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : schema.getPossibleTypes(type as never);
    const spreads = possible.map((one) => {
      const renamed = fieldsOf(one, depth).map((text) => `${one.name}_${text.split(/[\s({]/)[0]}: ${text}`);
      return renamed.length > 0 ? `... on ${one.name} { ${renamed.join(' ')} }` : '';
    });
    return `{ __typename ${spreads.join(' ')} }`;
  }

  function fieldsOf(type: GraphQLObjectType, depth: number): string[] {
    return Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      if ((!isLeafType(named) && depth === 0) || `${type.name}.${field.name}` in missing) return [];
      return [`${field.name}${argumentsOf(field)} ${selection(named, depth - 1)}`];
    });
  }

  const entries = { ...ofCatalogue };

  beforeAll(async () => {
    const signIn = `mutation { customerAccessTokenCreate(input: {email: "lea@exemple.fr", password: "secret-demo"}) { customerAccessToken { accessToken } } }`;
    const token = (await shop.query(signIn)).data.customerAccessTokenCreate.customerAccessToken.accessToken;
    const input = {
      lines: [{ merchandiseId: variantGid(12), quantity: 2 }, { merchandiseId: variantGid(31) }],
      buyerIdentity: { customerAccessToken: token, countryCode: 'FR' },
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'FR', zip: '26150' } } }] },
    };
    const { cart } = await createCart(shop, input);
    await orderFrom(shop, (await createCart(shop, input)).cart.checkoutUrl);
    for (const order of shop.state.data.orders)
      saveOrder(deliver(order, '2026-06-03T10:00:00Z', { company: 'Colis', number: 'C1' }) as Order, shop);
    entries.Cart = (fields) => `{ cart(id: "${cart.id}") { ${fields} } }`;
    entries.Customer = (fields) => `{ customer(customerAccessToken: "${token}") { ${fields} } }`;
    entries.Order = (fields) =>
      `{ customer(customerAccessToken: "${token}") { orders(first: 1) { nodes { ${fields} } } } }`;
  });

  const typesMet = [...Object.keys(entries), 'Cart', 'Customer', 'Order'];

  test.each(typesMet)('%s: every field answers but those on the list of what is missing', async (name) => {
    const type = schema.getType(name) as GraphQLObjectType;
    for (const field of fieldsOf(type, deepest)) {
      const { errors = [] } = await shop.query(entries[name]?.(field) ?? '');
      expect(errors.map(({ message }) => `${name}.${field.slice(0, 40)}… ${message}`)).toEqual([]);
    }
  });

  test.each(Object.entries(missing))('%s is not implemented', async (field, query) => {
    const [first] = (await shop.query(query)).errors ?? [];
    expect(first).toMatchObject({ extensions: { code: 'NOT_IMPLEMENTED', field } });
  });

  it('implements these mutations, and says so of the others', async () => {
    const mutations = Object.values((schema.getMutationType() as GraphQLObjectType).getFields());
    const { resolvers } = await import('../../shopify/nouns/all.ts');
    const later = mutations.map(({ name }) => name).filter((name) => !resolvers.Mutation?.[name]);
    expect(later.filter((name) => name.startsWith('customer'))).toEqual([]);
    expect(later.filter((name) => name.startsWith('cart'))).toEqual([
      'cartBillingAddressUpdate',
      'cartMetafieldDelete',
      'cartMetafieldsSet',
      'cartPaymentUpdate',
      'cartPrepareForCompletion',
      'cartSubmitForCompletion',
    ]);
  });
});
