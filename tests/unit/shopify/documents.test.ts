import { readdirSync } from 'node:fs';
import accounts from '@shopify/hydrogen-react/customer-account.schema.json' with { type: 'json' };
import storefront from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import {
  buildClientSchema,
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  Kind,
  NoDeprecatedCustomRule,
  printSchema,
  specifiedRules,
  validate,
} from 'graphql';
import newestAccounts from 'hydrogen-react-newest/customer-account.schema.json' with { type: 'json' };
import newest from 'hydrogen-react-newest/storefront.schema.json' with { type: 'json' };
import { beforeAll, expect, test, vi } from 'vitest';
import { inLanguage, inVersion } from '../../../lib/services/shopify/graphql.ts';

const documents = vi.hoisted(() => [] as DocumentNode[]);
const accountDocuments = vi.hoisted(() => [] as DocumentNode[]);
vi.mock('../../../lib/services/shopify/graphql.ts', async (original) => {
  type Literal = (...args: unknown[]) => DocumentNode;
  const actual = await original<{ graphql: Literal; accountGraphql: Literal }>();
  const kept =
    (literal: Literal, list: DocumentNode[]): Literal =>
    (...args) => {
      const document = literal(...args);
      list.push(document);
      return document;
    };
  return {
    ...actual,
    graphql: kept(actual.graphql, documents),
    accountGraphql: kept(actual.accountGraphql, accountDocuments),
  };
});

const folder = '../../../lib/services/shopify/operations/';
beforeAll(async () => {
  const files = readdirSync(new URL(folder, import.meta.url));
  for (const file of files) await import(/* @vite-ignore */ `${folder}${file}`);
  await import('../../../lib/services/shopify/customers.ts');
});

const published = (schema: unknown): GraphQLSchema => buildClientSchema(schema as IntrospectionQuery);
const of2025 = published(storefront);
const of2026 = published(newest);

/** The changes of 2026-07 as its changelog describes them: its schema is not published yet. */
const of2026July = buildSchema(
  `${printSchema(of2026)
    .replaceAll('discountAllocations: [', 'discountAllocations(lineLevelOnly: Boolean = true): [')
    .replaceAll(
      'discountApplication: CartDiscountApplication!',
      'sourceDiscountApplication: BaseCartDiscountApplication!',
    )
    .replace(/(type Cart implements [\s\S]*?)discountAllocations\(lineLevelOnly: Boolean = true\): \[/, '$1retired: [')}
  extend type CartDeliveryGroup { discountAllocations: [CartDiscountAllocation!]! }
  interface BaseCartDiscountApplication { totalAllocatedAmount: MoneyV2! value: PricingValue! }`,
);

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? (each.name?.value ?? '') : []))[0];
const operations = (): DocumentNode[] => documents.filter((document) => nameOf(document) !== undefined);

const problemsIn = (schema: GraphQLSchema, version: string) =>
  operations().flatMap((document) =>
    validate(schema, inVersion(document, version)).map(({ message }) => `${nameOf(document)}: ${message}`),
  );

test('every document of the application is here', () => {
  const names = operations().map(nameOf);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['cartById', 'cartDiscountCodesUpdate', 'productById']));
});

test.each([
  ['2025-04', of2025],
  ['2026-04', of2026],
  ['2026-07', of2026July],
] as const)('all of them are valid in %s', (version, schema) => {
  expect(problemsIn(schema, version)).toEqual([]);
});

test.each([
  ['2025-04', published(accounts)],
  ['2026-04', published(newestAccounts)],
] as const)('those of the Customer Account API are valid in %s', (_, schema) => {
  const named = accountDocuments.filter((document) => nameOf(document) !== undefined);
  expect(named.length).toBeGreaterThan(10);
  const problems = named.flatMap((document) =>
    validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(({ message }) => message),
  );
  expect(problems).toEqual([]);
});

test('those of the Customer Account API are valid with the language of the visitor, in versions that know it', () => {
  const named = accountDocuments.filter((document) => nameOf(document) !== undefined).map(inLanguage);
  const problemsOf = (schema: unknown) => named.flatMap((document) => validate(published(schema), document));
  expect(problemsOf(newestAccounts)).toEqual([]);
  expect(problemsOf(accounts)).not.toEqual([]);
});

test('the check can fail: the documents of one version are not those of the other', () => {
  expect(problemsIn(of2026, '2026-07')).not.toEqual([]);
  expect(problemsIn(of2026July, '2026-04')).not.toEqual([]);
});

test('deprecated fields are known: a new one is decided about, not discovered', () => {
  const found = operations().flatMap((document) =>
    validate(of2026, document, [NoDeprecatedCustomRule]).map(
      ({ message }) => /field (\S+) is deprecated/.exec(message)?.[1],
    ),
  );
  expect([...new Set(found)].sort()).toEqual(['CartCost.totalTaxAmount']);
});
