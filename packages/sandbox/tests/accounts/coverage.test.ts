import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { accountSchemaOf } from '../../accounts/schema.ts';
import { held } from '../../shopify/versions.ts';
import { openAccounts } from './fixture.ts';

/** Fields that are not implemented; the README lists the same. */
const missing = new Set([
  'Customer.imageUrl',
  'Order.agreements',
  'Order.lineItemContainers',
  'Order.returnInformation',
  'QueryRoot.extensionApiTokens',
  'QueryRoot.uiExtensionMetafields',
  'QueryRoot.uiExtensionSessionToken',
]);

const values: Record<string, string> = {
  first: 'first: 5',
  key: 'key: "social_connect"',
  namespace: 'namespace: "custom"',
  identifiers: 'identifiers: [{ namespace: "custom", key: "delivered_at" }]',
};

/** Null: there is no value for a required argument. Such fields are of objects that this shop has not. */
function argumentsOf({ args }: GraphQLField<unknown, unknown>, parent: string): string | null {
  const id = `id: "gid://shopify/${parent === 'QueryRoot' ? 'Order/9000909' : 'Return/1'}"`;
  const given = args
    .filter((arg) => isRequiredArgument(arg) || arg.name === 'first')
    .map(({ name }) => (name === 'id' ? id : values[name]));
  if (given.includes(undefined)) return null;
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** Every implemented field of a type, down to a depth; references to a customer or an order end there. */
function selection(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const given = argumentsOf(field, type.name);
    const isDeep = !isLeafType(named) && (depth === 0 || ['Customer', 'Order'].includes(named.name));
    if (missing.has(`${type.name}.${field.name}`) || isDeep || given === null) return [];
    return [`${field.name}${given} ${selection(named, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

describe.each(held)('version %s', (version) => {
  const schema = accountSchemaOf(version);

  it('answers every field of customer, order and shop', async () => {
    const { signIn, ask } = await openAccounts({ version });
    const token = (await signIn()).body.access_token ?? '';
    for (const [root, name] of [
      ['customer', 'Customer'],
      ['order(id: "gid://shopify/Order/9000909")', 'Order'],
      ['shop', 'Shop'],
    ] as const) {
      const { errors } = await ask(token, `{ ${root} ${selection(schema.getType(name) as GraphQLNamedType, 3)} }`);
      expect((errors ?? []).map(({ message }: { message: string }) => message)).toEqual([]);
    }
  });

  it('says what is missing', async () => {
    const { signIn, ask } = await openAccounts({ version });
    const token = (await signIn()).body.access_token ?? '';
    const { errors } = await ask(token, '{ customer { imageUrl } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_IMPLEMENTED', field: 'Customer.imageUrl' });
  });
});
