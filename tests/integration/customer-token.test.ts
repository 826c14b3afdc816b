import { describe, expect, test } from 'vitest';
import { CustomerError } from '../../lib/services/shopify/customer-change.ts';
import { getCustomer } from '../../lib/services/shopify/operations/customer.ts';
import {
  createCustomer,
  createToken,
  createTokenByMultipass,
  deleteToken,
  recoverCustomer,
  renewToken,
} from '../../lib/services/shopify/operations/customer-token.ts';
import { multipassToken } from '../../lib/sign-in/customer-token.ts';
import { startServices } from '../setup/services.ts';
import { CAMILLE, FRANCE, failure, LOTTE, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { answers, goesWrong } = troubles(services);
const SECRET = 'silene-multipass-secret';
const person = { email: CAMILLE.email, givenName: 'Camille', familyName: 'Morel', identifier: 'camille' };
const fresh = {
  email: 'ines.caron@exemple.fr',
  password: 'une-longue-phrase',
  firstName: 'Inès',
  lastName: 'Caron',
  acceptsMarketing: true,
};

describe('a token', () => {
  test('for e-mail and password is the customer’s, until it ends', async () => {
    const token = await createToken(CAMILLE, FRANCE).catch((error) => error);
    expect(Date.parse(token.expiresAt)).toBeGreaterThan(Date.now());
    expect((await getCustomer(token.accessToken, FRANCE))?.email).toBe(CAMILLE.email);
  });

  test.each([
    { email: CAMILLE.email, password: 'silene-demo-2' },
    { email: 'nobody@exemple.fr', password: 'silene-demo-1' },
  ])('for the wrong ones there is none: $email, $password', async (wrong) => {
    const error = await failure(createToken(wrong, FRANCE));
    expect(error).toBeInstanceOf(CustomerError);
    expect(error).toMatchObject({ problems: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null }] });
  });

  test('by Multipass is got once', async () => {
    const pass = multipassToken(SECRET, person, new Date());
    const { accessToken } = await createTokenByMultipass(pass, FRANCE);
    expect((await getCustomer(accessToken, FRANCE))?.id).toBe(String(CAMILLE.id));
    expect(await failure(createTokenByMultipass(pass, FRANCE))).toMatchObject({
      code: 'customerProblem',
      problems: [{ code: 'INVALID_MULTIPASS_REQUEST' }],
    });
  });

  test.each([
    ['of another secret', () => multipassToken('another', person, new Date())],
    ['of an hour ago', () => multipassToken(SECRET, person, new Date(Date.now() - 3_600_000))],
    ['that is none', () => 'AAAA'],
  ])('by a Multipass %s there is none', async (_, pass) => {
    expect(await failure(createTokenByMultipass(pass(), FRANCE))).toBeInstanceOf(CustomerError);
  });

  test('that the shop does not give, without saying why, is refused', async () => {
    answers({ customerAccessToken: null, customerUserErrors: [] });
    expect((await failure(createToken(CAMILLE, FRANCE))).code).toBe('tokenRefused');
    answers(null);
    expect((await failure(createTokenByMultipass('AAAA', FRANCE))).code).toBe('tokenRefused');
  });

  test('is renewed', async () => {
    const token = await tokenOf(CAMILLE);
    const { accessToken, expiresAt } = await renewToken(token, FRANCE);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    expect((await getCustomer(accessToken, FRANCE))?.email).toBe(CAMILLE.email);
    expect(await failure(renewToken('nobody', FRANCE))).toMatchObject({ code: 'customerNotFound' });
  });
});

describe('Error deleting access token', () => {
  test('not for one that the shop deletes', async () => {
    const token = await tokenOf(CAMILLE);
    await deleteToken(token, FRANCE);
    expect(await getCustomer(token, FRANCE)).toBeNull();
  });

  test('for one that it does not know', async () => {
    expect((await failure(deleteToken('nobody', FRANCE))).message).toMatch(/^Error deleting access token: ./);
  });

  test.each([
    ['userErrors', { deletedAccessToken: 't', userErrors: [{ field: null, message: 'Not now' }] }, ': Not now'],
    ['nothing deleted', { deletedAccessToken: null, userErrors: [] }, ''],
    ['null', null, ''],
  ])('for an answer with %s', async (_, payload, end) => {
    const token = await tokenOf(CAMILLE);
    answers(payload);
    expect((await failure(deleteToken(token, FRANCE))).message).toBe(`Error deleting access token${end}`);
  });
});

describe('a new customer', () => {
  test('can sign in then', async () => {
    await createCustomer(fresh, FRANCE);
    const { accessToken } = await createToken(fresh, FRANCE);
    expect(await getCustomer(accessToken, FRANCE)).toMatchObject({
      email: fresh.email,
      firstName: 'Inès',
      acceptsMarketing: true,
      addresses: [],
      defaultAddressId: null,
      numberOfOrders: 0,
    });
  });

  test('with an address that is taken is a problem of that field', async () => {
    expect(await failure(createCustomer({ ...fresh, email: LOTTE.email }, FRANCE))).toMatchObject({
      code: 'customerProblem',
      problems: [{ code: 'TAKEN', field: 'email' }],
    });
  });

  test.each([
    ['Customer mutation response cannot be null', null],
    ['Missing customer in response', { customer: null, customerUserErrors: [] }],
  ])('%s', async (message, payload) => {
    answers(payload);
    expect((await failure(createCustomer(fresh, FRANCE))).message).toBe(message);
  });

  test('whose answer is lost is neither promised nor made twice', async () => {
    goesWrong('customerCreate', { kind: 'lost' });
    expect((await failure(createCustomer(fresh, FRANCE))).code).toBe('unconfirmed');
    expect(services.operations('commerce')).toEqual(['customerCreate']);
  });
});

describe('a forgotten password', () => {
  test('is asked for', async () => {
    await expect(recoverCustomer(CAMILLE.email, FRANCE)).resolves.toBeUndefined();
    expect(services.operations('commerce')).toEqual(['customerRecover']);
  });

  test('a shop that answers null, or finds something wrong', async () => {
    answers(null);
    expect((await failure(recoverCustomer(CAMILLE.email, FRANCE))).code).toBe('customerResponseNull');
    const problem = { code: 'INVALID', field: ['email'], message: 'Email is invalid' };
    answers({ customerUserErrors: [problem] });
    expect((await failure(recoverCustomer('x', FRANCE))).message).toBe('Email is invalid');
  });
});
