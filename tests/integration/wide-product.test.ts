import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MARKETS } from '../../lib/platform/markets.ts';
import { getProduct } from '../../lib/services/shopify/operations/products.ts';
import { shopContext } from '../../lib/session/request-market.ts';
import { graphqlOperation } from '../../packages/sandbox/control/operation.ts';
import { loadCatalogue } from '../../packages/sandbox/shopify/catalogue/load.ts';
import { createCommerce } from '../../packages/sandbox/shopify/service.ts';
import { wideProductFile } from '../fixtures/wide-product-file.ts';
import { COMMERCE } from '../setup/services.ts';

const WIDE = 7900;
const french = shopContext(MARKETS['fr-fr']);
const folder = await mkdtemp(path.join(tmpdir(), 'silene-wide-'));
const shop = path.join(folder, 'shop');
await cp(path.resolve(import.meta.dirname, '../../content/shop'), shop, { recursive: true });
const single = (await loadCatalogue(shop)).products
  .flatMap(({ variants }) => variants)
  .filter((variant) => variant.components.length === 0);
const parts = single.slice(0, 10).map(({ id }) => id);
await writeFile(path.join(shop, 'products/wide.json'), JSON.stringify(wideProductFile(WIDE, parts)));
const commerce = createCommerce({ catalogue: await loadCatalogue(shop, async () => ({ width: 1200, height: 1200 })) });

const asked: string[] = [];
const server = setupServer(
  http.all(`${COMMERCE}/*`, async ({ request }) => {
    asked.push(await graphqlOperation(request.clone()));
    return commerce.handle(request);
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('all 250 variants, pictures and components arrive, in a few calls', async () => {
  const product = await getProduct(String(WIDE), french);
  expect(product?.images).toHaveLength(250);
  expect(product?.variants.map(({ id }) => id)).toEqual(
    Array.from({ length: 250 }, (_, index) => String(WIDE * 1000 + index)),
  );
  expect(product?.isBundle).toBe(true);
  for (const [index, { bundledProducts }] of (product?.variants ?? []).entries()) {
    const kept = single.slice(0, 10).filter((_, place) => place !== index % 10);
    expect(bundledProducts.map(({ productId }) => productId)).toEqual(
      kept.map((variant) => String(variant.product.id)),
    );
  }
  expect(asked.toSorted()).toEqual(['productById', 'productVariantsAfter', ...Array(5).fill('variantComponents')]);
});

test('a product of one variant is one call', async () => {
  await getProduct('7003', french);
  expect(asked).toEqual(['productById']);
});

test('what is no bundle is not asked what it is made of', async () => {
  const product = await getProduct('7001', french);
  expect(product?.variants).toHaveLength(6);
  expect(asked).toEqual(['productById']);
});
