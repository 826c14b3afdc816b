import { expect, it, test } from 'vitest';
import { openShop } from '../../../../tests/fixtures/commerce.ts';

const shop = openShop();
const ask = async (text: string) => {
  const { data, errors } = await shop.query(text);
  expect(errors).toBeUndefined();
  return data;
};
const gid = (id: number) => `gid://shopify/Metaobject/${id}`;

it('shows a rule by handle, by id and as a node', async () => {
  const fields = '{ ... on Metaobject { id handle type updatedAt onlineStoreUrl seo { title { value } } } }';
  const rule = {
    id: gid(1),
    handle: '1',
    type: 'offer_rule',
    updatedAt: '2026-01-02T00:00:00Z',
    onlineStoreUrl: null,
    seo: null,
  };
  const data = await ask(`{
    named: metaobject(handle: {type: "offer_rule", handle: "1"}) ${fields}
    known: metaobject(id: "${gid(1)}") ${fields}
    node(id: "${gid(1)}") ${fields}
    nodes(ids: ["${gid(1)}", "${gid(99)}"]) ${fields}
    unknown: metaobject(handle: {type: "offer_rule", handle: "99"}) { id }
    other: metaobject(handle: {type: "colour", handle: "1"}) { id }
  }`);
  expect(data).toEqual({ named: rule, known: rule, node: rule, nodes: [rule, null], unknown: null, other: null });
});

it('says its fields, without those that have no value, and what they name', async () => {
  const { metaobject } = await ask(`{ metaobject(id: "${gid(1)}") {
    fields { key type value reference { __typename } }
    ends: field(key: "ends_at") { value }
    buy: field(key: "product_to_buy") { references(first: 1) { nodes { ... on Product { handle } } pageInfo { hasNextPage } } }
    status: field(key: "status") { references(first: 1) { nodes { __typename } } }
  } }`);
  expect(metaobject.fields).toEqual(
    [
      ['status', 'single_line_text_field', 'ACTIVE'],
      ['product_to_buy', 'list.product_reference', '["gid://shopify/Product/1","gid://shopify/Product/2"]'],
      ['quantity_to_buy', 'number_integer', '2'],
      ['product_to_offer', 'list.product_reference', '["gid://shopify/Product/3"]'],
      ['quantity_to_add', 'number_integer', '1'],
      ['is_applied_on_collections', 'boolean', 'true'],
      ['starts_at', 'date_time', '2026-01-01T00:00:00Z'],
    ].map(([key, type, value]) => ({ key, type, value, reference: null })),
  );
  expect(metaobject).toMatchObject({
    ends: null,
    buy: { references: { nodes: [{ handle: 'gommes' }], pageInfo: { hasNextPage: true } } },
    status: { references: null },
  });
});

it('names variants as variants, and a mixture as plain JSON', async () => {
  const buy = 'field(key: "product_to_buy") { type references(first: 5) { nodes { ... on ProductVariant { sku } } } }';
  const data = await ask(`{ one: metaobject(id: "${gid(7)}") { ${buy} } two: metaobject(id: "${gid(8)}") { ${buy} } }`);
  expect(data).toEqual({
    one: { field: { type: 'list.variant_reference', references: { nodes: [{ sku: 'G-M60' }] } } },
    two: { field: { type: 'json', references: null } },
  });
});

test.each([
  ['', ['1', '7', '8']],
  ['reverse: true', ['8', '7', '1']],
  ['sortKey: "updated_at"', ['7', '8', '1']],
])('lists them (%s)', async (order, expected) => {
  const page = async (after: string | null) =>
    (
      await ask(
        `{ metaobjects(type: "offer_rule", first: 2, ${order} ${after ? `after: "${after}"` : ''}) { nodes { handle } pageInfo { hasNextPage endCursor } } }`,
      )
    ).metaobjects;
  const one = await page(null);
  const two = await page(one.pageInfo.endCursor);
  expect([...one.nodes, ...two.nodes].map(({ handle }) => handle)).toEqual(expected);
  expect([one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([true, false]);
});

it('has none of another type, and refuses an order that there is not', async () => {
  expect(await ask('{ metaobjects(type: "colour", first: 1) { nodes { id } } }')).toEqual({
    metaobjects: { nodes: [] },
  });
  for (const text of [
    '{ metaobjects(type: "offer_rule", first: 1, sortKey: "colour") { nodes { id } } }',
    '{ metaobject { id } }',
  ])
    expect((await shop.query(text)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});
