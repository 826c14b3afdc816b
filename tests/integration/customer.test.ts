import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { CustomerError } from '../../lib/services/shopify/customer-change.ts';
import type { CustomerChange } from '../../lib/services/shopify/customer-types.ts';
import { getCustomer, updateCustomer } from '../../lib/services/shopify/operations/customer.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { CAMILLE, FLANDERS, FRANCE, failure, LOTTE, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { answers, goesWrong } = troubles(services);
const calls = () => services.operations('commerce').filter((name) => name !== 'customerAccessTokenCreate');
const update = async (change: CustomerChange, context: ShopContext = FRANCE) =>
  updateCustomer(await tokenOf(CAMILLE), change, context);

describe('the customer of a token', () => {
  test('is read with addresses in the words of the market', async () => {
    const token = await tokenOf(LOTTE);
    const customer = await getCustomer(token, FLANDERS);
    expect(customer).toMatchObject({
      id: '3002',
      email: LOTTE.email,
      displayName: 'Lotte Peeters',
      socialConnect: true,
      acceptsMarketing: false,
      tags: ['be', 'nl'],
      addresses: [{ city: 'Gent', country: 'België', countryCode: 'BE' }],
    });
    expect(customer?.defaultAddressId).toBe(customer?.addresses[0]?.id);
    expect((await getCustomer(token, { ...FLANDERS, language: 'FR' }))?.addresses[0]?.country).toBe('Belgique');
  });

  test.each(['', 'nobody', 'x'.repeat(32)])('is null for the token "%s"', async (token) => {
    expect(await getCustomer(token, FRANCE)).toBeNull();
  });

  test('is null once the token has ended', async () => {
    const token = await tokenOf(CAMILLE);
    services.commerce.state.data.tokens[token] = { customerId: CAMILLE.id, expiresAt: '2026-01-01T00:00:00Z' };
    expect(await getCustomer(token, FRANCE)).toBeNull();
  });

  test('an error of the network is no unknown token', async () => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerByToken', { kind: 'lost' });
    expect((await failure(getCustomer(token, FRANCE))).code).toBe('unreachable');
  });

  test('a shop that refuses the scope for tags is asked without them, from then on', async () => {
    const token = await tokenOf(CAMILLE);
    const asked: boolean[] = [];
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        const { variables } = (await request.clone().json()) as { variables: { withTags: boolean } };
        asked.push(variables.withTags);
        if (!variables.withTags) return services.commerce.handle(request);
        const refusal = { message: 'Access denied for tags field.', extensions: { code: 'ACCESS_DENIED' } };
        return HttpResponse.json({ data: { customer: null }, errors: [refusal] });
      }),
    );
    vi.resetModules();
    const fresh = await import('../../lib/services/shopify/operations/customer.ts');
    expect(await fresh.getCustomer(token, FRANCE)).toMatchObject({ email: CAMILLE.email, tags: [] });
    expect(await fresh.getCustomer(token, FRANCE)).toMatchObject({ tags: [] });
    expect(asked).toEqual([true, false, false]);
  });
});

describe('a change of the customer', () => {
  test('is made, and the customer returned as it is then', async () => {
    const token = await tokenOf(CAMILLE);
    const change = { firstName: 'Camila', lastName: 'Morel-Petit', phone: '06 98 76 54 32', acceptsMarketing: false };
    const customer = await updateCustomer(token, change, FRANCE);
    expect(customer).toMatchObject({
      firstName: 'Camila',
      lastName: 'Morel-Petit',
      phone: '+33698765432',
      acceptsMarketing: false,
      email: CAMILLE.email,
      tags: ['fr'],
    });
    expect(await getCustomer(token, FRANCE)).toEqual(customer);
  });

  test('of nothing but the e-mail leaves the rest', async () => {
    const before = await getCustomer(await tokenOf(CAMILLE), FRANCE);
    expect(await update({ email: 'camille@exemple.fr' })).toEqual({ ...before, email: 'camille@exemple.fr' });
  });

  test('to no phone takes the number away', async () => {
    expect((await update({ phone: '' })).phone).toBeNull();
  });
});

describe('each message of the shop customer in section 8 of the specification', () => {
  test('customerUserErrors are combined into one error with the messages joined', async () => {
    const error = await failure(update({ email: LOTTE.email, phone: '12' }));
    expect(error).toBeInstanceOf(CustomerError);
    expect(error).toMatchObject({
      code: 'customerProblem',
      message: 'Phone is invalid, Email has already been taken',
      problems: [
        { code: 'INVALID', field: 'phone', message: 'Phone is invalid' },
        { code: 'TAKEN', field: 'email', message: 'Email has already been taken' },
      ],
    });
    expect(calls()).toEqual(['customerUpdate']);
  });

  test('Customer mutation response cannot be null', async () => {
    const token = await tokenOf(CAMILLE);
    answers(null);
    const error = await failure(updateCustomer(token, { firstName: 'Camila' }, FRANCE));
    expect(error.message).toBe('Customer mutation response cannot be null');
  });

  test('Missing customer in response', async () => {
    const token = await tokenOf(CAMILLE);
    answers({ customer: null, customerUserErrors: [] });
    const error = await failure(updateCustomer(token, { firstName: 'Camila' }, FRANCE));
    expect(error.message).toBe('Missing customer in response');
  });

  test('No customer found for token', async () => {
    const error = await failure(updateCustomer('nobody', { firstName: 'Camila' }, FRANCE));
    expect(error).toMatchObject({ code: 'customerNotFound' });
    expect(error.message).toMatch(/^No customer found for token: ./);
    expect(error).not.toBeInstanceOf(CustomerError);
  });
});

describe('a change whose answer is lost', () => {
  test.each([
    { firstName: 'Camila' },
    { phone: '0698765432' },
    { phone: '' },
    { acceptsMarketing: false },
    { email: 'Camille@Exemple.fr' },
  ])('was made, and is not called a failure: %j', async (change) => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerUpdate', { kind: 'lost' });
    const customer = await updateCustomer(token, change, FRANCE);
    expect(calls()).toEqual(['customerUpdate', 'customerByToken']);
    expect(await getCustomer(token, FRANCE)).toEqual(customer);
  });

  test('and was not made is the failure that it was', async () => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerUpdate', { kind: 'status', status: 503 });
    const error = await failure(updateCustomer(token, { firstName: 'Camila' }, FRANCE));
    expect(error).toMatchObject({ code: 'http', values: { status: 503 } });
    expect(calls()).toEqual(['customerUpdate', 'customerByToken']);
  });

  test.each(['lost', 'status'] as const)('is unconfirmed when the customer cannot be read (%s)', async (kind) => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerUpdate', { kind });
    goesWrong('customerByToken', { kind });
    const error = await failure(updateCustomer(token, { firstName: 'Camila' }, FRANCE));
    expect(error.code).toBe('unconfirmed');
    expect(calls().filter((name) => name === 'customerUpdate')).toHaveLength(1);
  });

  test.each(['throttled', '429'] as const)('is sent once, too, when the shop throttles (%s)', async (kind) => {
    const token = await tokenOf(CAMILLE);
    goesWrong('customerUpdate', { kind });
    expect((await failure(updateCustomer(token, { firstName: 'Camila' }, FRANCE))).code).toBe('throttled');
    expect(calls()).toEqual(['customerUpdate']);
  });
});
