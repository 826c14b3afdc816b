import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { AppError } from '../../lib/platform/errors.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { createToken } from '../../lib/services/shopify/operations/customer-token.ts';
import type { FaultRule } from '../../packages/sandbox/control/faults.ts';
import type { Order } from '../../packages/sandbox/shopify/engine/order-types.ts';
import type { Commerce } from '../../packages/sandbox/shopify/service.ts';
import { COMMERCE, type startServices } from '../setup/services.ts';
import '../fixtures/address-ids.ts';

type Services = Awaited<ReturnType<typeof startServices>>;
type Fault = Pick<FaultRule, 'kind'> & Partial<FaultRule>;

export const FRANCE: ShopContext = { country: 'FR', language: 'FR' };
export const FLANDERS: ShopContext = { country: 'BE', language: 'NL' };

/** Customers of the demonstration shop, with an address and orders. */
export const CAMILLE = { id: 3001, email: 'camille.morel@exemple.fr', password: 'silene-demo-1' };
export const LOTTE = { id: 3002, email: 'lotte.peeters@voorbeeld.be', password: 'silene-demo-2' };

export const tokenOf = async ({ email, password }: typeof CAMILLE): Promise<string> =>
  (await createToken({ email, password }, FRANCE)).accessToken;

/** The AppError that `work` fails with. */
export async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** Changes the behaviour of the service until the test ends. */
export const troubles = ({ server, faults }: Services) => ({
  /** Every response has this payload instead of the mutation's result. */
  answers: (payload: unknown) => server.use(http.post(`${COMMERCE}/*`, () => HttpResponse.json({ data: { payload } }))),
  goesWrong: (operation: string, fault: Fault) =>
    faults.set({ service: 'commerce', operation, share: 1, seed: 1, ...fault }),
});

/** Adds that many orders of a customer to the shop, one minute apart, all copies of the last order in the catalogue. */
export function moreOrders({ catalogue, state }: Commerce, customerId: number, count: number, from = 1001): void {
  const like = catalogue.orders.findLast((order) => order.customerId === customerId) as Order;
  const start = Date.parse('2027-01-01T00:00:00Z');
  for (let number = from; number < from + count; number++) {
    const processedAt = new Date(start + number * 60_000).toISOString();
    state.data.orders.push({ ...like, id: 9_000_000 + number, number, name: `#${number}`, processedAt });
  }
}
