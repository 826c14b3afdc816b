import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { heavyQueries } from '../../../../tests/fixtures/heavy-queries.ts';
import { loadCatalogue } from '../../../sandbox/shopify/catalogue/load.ts';
import { type Commerce, createCommerce } from '../../../sandbox/shopify/service.ts';
import { root } from '../processes.ts';
import { quantile } from '../quantile.ts';
import { bigCatalogue } from './big-catalogue.ts';
import { cartQuery, createCart, listingQuery, predictiveQuery, productQuery, searchQuery } from './commerce-queries.ts';
import { type Row, table } from './table.ts';

const sizes = [20, 5_000];
const coldShare = 0.2;
const mostRuns = 600;
const mostMs = 4_000;

type Ask = (query: string, variables: object) => Promise<{ data: ReturnType<typeof JSON.parse> }>;

/** Sends requests to the service in this process, its transport included. */
function asker({ handle, catalogue }: Commerce): Ask {
  const headers = {
    'content-type': 'application/json',
    'x-shopify-storefront-access-token': catalogue.shop.storefrontToken,
  };
  const url = 'http://127.0.0.1:3101/api/2025-04/graphql.json';
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const answer = (await (await handle(new Request(url, { method: 'POST', headers, body }))).json()) as {
      data?: object | null;
      errors?: { message: string }[];
    };
    if (answer.errors) throw new Error(answer.errors[0]?.message);
    if (!answer.data || Object.values(answer.data).includes(null)) throw new Error(`No data: ${query.slice(0, 80)}`);
    return { data: answer.data };
  };
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;

async function measure(ask: () => Promise<unknown>): Promise<{ first: number; median: number; p99: number }> {
  const times: number[] = [];
  const began = performance.now();
  while (times.length < mostRuns && performance.now() - began < mostMs) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  // The first responses are warm-up.
  const warm = times.slice(Math.floor(times.length * coldShare)).sort((a, b) => a - b);
  return { first: times[0] ?? 0, median: quantile(warm, 0.5), p99: quantile(warm, 0.99) };
}

/** CPU milliseconds of each expensive request: during that time no other request is served. */
async function heavyRows(size: number): Promise<Row[]> {
  const catalogue = bigCatalogue(await loadCatalogue(path.join(root, 'content/shop')), size);
  const ask = asker(createCommerce({ catalogue }));
  const lines = catalogue.products
    .slice(0, 250)
    .map(({ variants }) => ({ merchandiseId: variants[0]?.gid, quantity: 1 }));
  const rows: Row[] = [];
  for (const [title, query] of heavyQueries()) {
    const began = process.cpuUsage();
    await ask(query, query.includes('$lines') ? { lines } : {});
    const { user, system } = process.cpuUsage(began);
    rows.push({ request: title, products: size, processor: `${Math.round((user + system) / 1_000)} ms` });
  }
  return rows;
}

async function rowsOf(size: number): Promise<Row[]> {
  const catalogue = bigCatalogue(await loadCatalogue(path.join(root, 'content/shop')), size);
  const ask = asker(createCommerce({ catalogue }));
  const lines = catalogue.products
    .flatMap(({ variants }) => variants.filter(({ stock }) => stock !== 0))
    .filter(({ components }) => components.length === 0)
    .slice(0, 10)
    .map(({ gid }) => ({ merchandiseId: gid, quantity: 2 }));
  const { data } = await ask(createCart, { lines });
  const cart = { id: data.cartCreate.cart.id };
  const asked: [string, string, object][] = [
    ['cart of 10 lines', cartQuery, cart],
    ['new cart of 10 lines', createCart, { lines }],
    ['product of 250 variants', productQuery, { handle: 'wide' }],
    ['listing of 24, with filters', listingQuery, { handle: 'complements-alimentaires' }],
    ['search', searchQuery, { query: 'nuit sommeil' }],
    ['predictive search', predictiveQuery, { query: 'nui' }],
  ];
  const rows: Row[] = [];
  for (const [name, query, variables] of asked) {
    const { first, median, p99 } = await measure(() => ask(query, variables));
    rows.push({ query: name, products: size, first: shown(first), median: shown(median), p99: shown(p99) });
  }
  return rows;
}

/** `npm run bench -- commerce`: response times of the embedded shop in this process, with few and with many products. */
export async function bench(): Promise<number> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await rowsOf(size)));
  console.log(`\nThe embedded shop, in process\n${table(rows)}\n`);
  console.log(`Expensive requests (one at a time)\n${table(await heavyRows(5_000))}\n`);
  return 0;
}
