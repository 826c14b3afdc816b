import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { addDiscountCode, addToCart } from '../../lib/cart/actions.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));
vi.mock('../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../lib/rate-limit/consume.ts')>()),
  consume: async () => undefined,
}));

const services = await startServices({ content: false });
const [variantId = ''] = sellable(services.commerce);

test('every request to the shop says query, variables and the name of its operation', async () => {
  const asked: { query: string; variables?: object; operationName?: string }[] = [];
  services.server.events.on('request:start', async ({ request }) => {
    // The request for a token of the Admin API is a form, not GraphQL.
    if (request.url.endsWith('/graphql.json')) asked.push(await request.clone().json());
  });
  newRequest();
  const form = new FormData();
  const fields = { variantId, quantity: '2', code: 'MOINS5', scripted: '1', locale: 'fr-fr' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await addToCart(form);
  await addDiscountCode(form);
  services.server.events.removeAllListeners();
  const names = asked.map(({ query }) => {
    const operation = parse(query).definitions.find(({ kind }) => kind === 'OperationDefinition');
    return operation && 'name' in operation ? operation.name?.value : undefined;
  });
  expect(names.length).toBeGreaterThan(3);
  expect(names).not.toContain(undefined);
  expect(asked.map(({ operationName }) => operationName)).toEqual(names);
  for (const { variables } of asked) expect(variables).toBeTypeOf('object');
});
