import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { offerRule } from '../../../lib/services/shopify/operations/offer-rules.ts';
import { METAFIELDS, OFFER_RULE } from '../../../packages/tools/lib/shop/definitions.ts';

const folder = path.resolve(import.meta.dirname, '../../../lib/services/shopify');
const sources = globSync('**/*.ts', { cwd: folder, exclude: ['graphql-env.d.ts'] }).map((file) =>
  readFileSync(path.join(folder, file), 'utf8'),
);

/** `CUSTOMER custom.social_connect` for each metafield in the documents of a file: the owner is the type of its fragment. */
function metafieldsIn(source: string): string[] {
  return [...source.matchAll(/metafield\(\s*namespace: "(\w+)",\s*key: "(\w+)"\s*\)/g)].map(
    ({ 1: namespace, 2: key, index }) => {
      const owner = [...source.slice(0, index).matchAll(/\bfragment \w+ on (\w+)/g)].at(-1)?.[1] ?? 'nothing';
      return `${owner === 'SellingPlan' ? 'SELLING_PLAN' : owner.toUpperCase()} ${namespace}.${key}`;
    },
  );
}

/** On plans that an app creates: the operator is told to write them. */
const isOfPlans = (metafield: string): boolean => metafield.startsWith('SELLING_PLAN ');

describe('the table of definitions', () => {
  test('has every metafield that a document asks for, and no other', () => {
    const asked = new Set(sources.flatMap(metafieldsIn));
    const listed = METAFIELDS.map(({ ownerType, namespace, key }) => `${ownerType} ${namespace}.${key}`);
    expect([...asked].sort()).toEqual(listed.toSorted());
    // Every document names its metafields in this way: none is missed.
    const fields = sources.join('\n').match(/\bmetafields?\(/g) ?? [];
    expect(fields).toHaveLength(sources.flatMap(metafieldsIn).length);
  });

  test('those of selling plans are in the steps to go live', () => {
    const steps = readFileSync(path.resolve(folder, '../../../docs/going-live.md'), 'utf8');
    const asked = sources.flatMap(metafieldsIn).filter(isOfPlans);
    expect(asked).toHaveLength(3);
    for (const metafield of asked) expect(steps).toContain(`\`${metafield.split(' ')[1]}\``);
  });

  const complete = {
    status: 'ACTIVE',
    product_to_buy: '["gid://shopify/Product/7002"]',
    quantity_to_buy: '2',
    product_to_offer: '["gid://shopify/Product/7010"]',
    quantity_to_add: '1',
    is_applied_on_collections: 'true',
    starts_at: '2026-01-01T00:00:00+00:00',
    ends_at: '2026-12-01T00:00:00+00:00',
  };
  const ruleOf = (fields: Record<string, string>) =>
    offerRule({
      id: 'gid://shopify/Metaobject/1',
      fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
    });

  test('has the fields of an offer rule that are read', () => {
    expect(Object.keys(complete).sort()).toEqual(OFFER_RULE.fields.map(({ key }) => key).toSorted());
    expect(ruleOf(complete)).toMatchObject({ isAppliedOnCollections: true, startsAt: complete.starts_at });
  });

  test.each(OFFER_RULE.fields.map(({ key, required }) => [key, required] as const))(
    '%s is required: %s, as it is read',
    (key, required) => {
      const others = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== key));
      expect(typeof ruleOf(others)).toBe(required ? 'string' : 'object');
      if (key !== 'status') expect(ruleOf({ ...complete, [key]: 'nothing' })).toMatch(new RegExp(`^${key}: `));
    },
  );
});
