import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getCart } from '../../lib/services/shopify/operations/cart.ts';
import { COMMERCE, startServices } from '../setup/services.ts';

// A module of its own: what the last response said must not reach other tests.
vi.mock('../../lib/platform/metrics/meter.ts', async (original) => original());

const services = await startServices({ content: false });
const context = { country: 'FR', language: 'FR' } as const;

/** The text of the next request, which is answered in a version. */
async function askedOf(version: string | null): Promise<string> {
  let text = '';
  services.server.use(
    http.post(`${COMMERCE}/api/*`, async ({ request }) => {
      text = ((await request.json()) as { query: string }).query;
      const headers = version ? { 'x-shopify-api-version': version } : undefined;
      return HttpResponse.json({ data: { cart: null } }, { headers });
    }),
  );
  await getCart('gid://shopify/Cart/1?key=k', context);
  return text;
}
const isLater = (text: string): boolean =>
  text.includes('discountAllocations(lineLevelOnly: false)') && text.includes('sourceDiscountApplication');

test('documents are those of the version that answered last, whichever is configured', async () => {
  const asked: [string | null, boolean][] = [];
  for (const version of ['2026-07', '2027-01', null, '2026-04', '2025-04']) {
    asked.push([version, isLater(await askedOf(version))]);
  }
  expect(asked).toEqual([
    ['2026-07', false],
    ['2027-01', true],
    [null, true],
    ['2026-04', true],
    ['2025-04', false],
  ]);
});
