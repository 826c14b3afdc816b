import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '../../../sandbox/prismic/types.ts';
import { projectDirs, readContent } from '../../lib/content/read.ts';

type ShopProduct = { id: number; variants: { id: number; components?: { variantId: number }[] }[] };

const folder = path.join(projectDirs.contentDir, 'shop/products');
const shop = readdirSync(folder).map((file): ShopProduct => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
const ownerOf = new Map(shop.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, String(id)])));
const boxes = shop.filter(({ variants }) => variants.some(({ components }) => components));
const { entries, byId } = await readContent(projectDirs);

/** Shop ids of the products that a document lists in `components`. */
function listed(components: unknown): unknown[] {
  const rows = Array.isArray(components) ? components : [];
  const links = rows.map((row) => (isRecord(row) && isRecord(row.component) ? String(row.component.id) : ''));
  return [...new Set(links.map((id) => byId.get(id)?.data.shop_product_id))].sort();
}

test.each(boxes.map(({ id, variants }) => [String(id), variants] as const))(
  'the page of box %s lists the products that the shop puts into it, in every language',
  (id, variants) => {
    const inside = variants.flatMap(({ components = [] }) => components.map(({ variantId }) => ownerOf.get(variantId)));
    const pages = entries.filter(({ type, data }) => type === 'product' && data.shop_product_id === id);
    expect(pages.length).toBeGreaterThan(0);
    for (const { data, lang } of pages) expect(listed(data.components), lang).toEqual([...new Set(inside)].sort());
  },
);
