import { type GraphQLObjectType, isInterfaceType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstration, fillPool, furnish, openDemonstration } from '../../../tests/fixtures/random/demonstration.ts';
import { judge } from '../../../tests/fixtures/random/judge.ts';
import { createPool } from '../../../tests/fixtures/random/pool.ts';
import { randomQuery } from '../../../tests/fixtures/random/query.ts';
import { chance } from '../../../tests/fixtures/random/values.ts';
import { seeded } from '../../tools/lib/resilience/random.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import { schemaOf } from '../shopify/schema.ts';
import { held } from '../shopify/versions.ts';

/** For longer runs: RANDOM_QUERIES=50000 RANDOM_SEED=7. */
const count = Number(process.env.RANDOM_QUERIES ?? 1500);
const seed = Number(process.env.RANDOM_SEED ?? 20260601);
const mutationsPerCent = 15;

/** Fields with much data in the shop are queried more often than those with none; the customer is never signed out. */
const often = /^(product|products|collection|node|nodes|cart|customer|search)$|^cart(Lines|Create|Buyer|Delivery)/;
const fieldsOf = (root: GraphQLObjectType) =>
  Object.values(root.getFields())
    .filter(({ name }) => name !== 'customerAccessTokenDelete')
    .flatMap((field) => (often.test(field.name) ? Array(8).fill(field) : [field]));

/** All fields of queries that may respond "not implemented"; the README lists the same. */
const missing = [
  'CartInput.metafields',
  'Metafield.createdAt',
  'Metafield.updatedAt',
  'PaymentSettings.cardVaultUrl',
  'QueryRoot.cartCompletionAttempt',
  'SitemapResource.image',
];

const longestMs = 30_000 + count * 10;

describe.each(held)('version %s', (version) => {
  const schema = schemaOf(version);
  const shop = openDemonstration(demonstration, { version });
  const pool = createPool();
  const query = schema.getQueryType() as GraphQLObjectType;
  const mutation = schema.getMutationType() as GraphQLObjectType;

  beforeAll(async () => fillPool(pool, await furnish(shop)));

  it(
    `answers ${count} random requests without a crash, a breach of the schema or a value of its own`,
    async () => {
      const random = seeded(seed);
      const unknown = new Set<string>();
      const found = new Map<string, string>();
      for (let turn = 0; turn < count; turn += 1) {
        const root = chance(random, mutationsPerCent) ? mutation : query;
        const asked = randomQuery(schema, root, fieldsOf(root), { random, pool });
        const answer = await shop.ask(asked.query, asked.variables);
        for (const { extensions } of answer.errors ?? []) if (extensions?.field) unknown.add(extensions.field);
        const language = asked.language === 'NL' ? 'NL' : 'FR';
        for (const problem of judge(schema, parse(asked.query), answer, language, pool))
          if (!found.has(problem)) found.set(problem, `${asked.query} ${JSON.stringify(asked.variables)}`);
      }
      expect(Object.fromEntries(found)).toEqual({});
      const fields = [...unknown].filter((field) => !field.startsWith('Mutation.'));
      expect(fields.filter((field) => !missing.includes(field))).toEqual([]);
    },
    longestMs,
  );

  /** Objects that cannot be read by id alone: they require the cart's key or the customer's token. */
  const onlyForOwners = (type: string, id: string) =>
    ['CartLine', 'ComponentizableCartLine', 'MailingAddress'].includes(type) ||
    [...demonstration.customers, ...ordersNow(shop)].some((owner) =>
      id.startsWith(`gid://shopify/Metafield/${owner.id}-`),
    );

  it('leads from every id that it gave back to the thing', async () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    const read = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    for (const type of types) {
      const ids = pool.all(`of ${type}`).slice(0, 250);
      const { data, errors } = await shop.ask(read, { ids });
      const wanted = ids.map((id) => (onlyForOwners(type, id) ? null : { __typename: type, id }));
      expect({ type, errors, nodes: data.nodes }).toEqual({ type, errors: undefined, nodes: wanted });
    }
  });

  it('takes the place that a variable has by default', async () => {
    const place =
      'query($country: CountryCode = BE, $language: LanguageCode = NL) @inContext(country: $country, language: $language)';
    const { data } = await shop.ask(`${place} { localization { country { isoCode } language { isoCode } } }`);
    expect(data.localization).toEqual({ country: { isoCode: 'BE' }, language: { isoCode: 'NL' } });
  });
});
