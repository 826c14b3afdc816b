import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { CartScreen } from '../../components/cart/cart-screen.tsx';
import { setPlace } from '../../lib/cart/details.ts';
import * as cart from '../../lib/cart/service.ts';
import type { Promises } from '../../lib/delivery/promises.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';

const cached = vi.hoisted(() => ({ promises: {} as Promises }));
vi.mock('../../lib/delivery/promises.ts', async (original) => ({
  ...(await original<object>()),
  getPromises: async () => cached.promises,
}));

await startServices();

test('a date whose time has passed since it was cached is not in the cart', async () => {
  newRequest();
  const french = { country: 'FR', language: 'FR' } as const;
  await cart.add({ variantId: '70021', quantity: 1 }, french);
  const { cart: placed } = await setPlace('69004', french);
  const code = placed.deliveryGroups[0]?.carriers[0]?.code ?? '';
  const now = Date.now();
  const dated = [
    { until: now - 1, text: 'Chez vous jeudi 26', deadline: '' },
    { until: now + 60_000, text: 'Chez vous vendredi 27', deadline: '' },
  ];
  cached.promises = { [code]: { days: { dated, undated: { text: '', deadline: '' } } } };
  const { prelude } = await prerender(<CartScreen locale="fr-fr" query={{}} />);
  const html = await new Response(prelude as ReadableStream).text();
  expect(html.match(/Chez vous \w+ \d+/g)).toEqual(['Chez vous vendredi 27']);
});
