import { describe, expect, test } from 'vitest';
import type { AddressInput } from '../../lib/services/shopify/customer-change.ts';
import {
  createAddress,
  deleteAddress,
  getAddresses,
  getCustomer,
  setDefaultAddress,
  updateAddress,
} from '../../lib/services/shopify/operations/customer.ts';
import { startServices } from '../setup/services.ts';
import { CAMILLE, FRANCE, failure, LOTTE, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { answers, goesWrong } = troubles(services);
const calls = () => services.operations('commerce').filter((name) => name.startsWith('customer'));
const count = (name: string) => calls().filter((each) => each === name).length;

const input: AddressInput = {
  firstName: 'Camille',
  lastName: 'Morel',
  company: '',
  phone: '06 12 34 56 78',
  address1: '3 place du Marché',
  address2: '',
  city: 'Crest',
  zip: '26400',
  country: 'France',
};
const addressesOf = async (token: string) => (await getCustomer(token, FRANCE))?.addresses ?? [];

async function signedIn() {
  const token = await tokenOf(CAMILLE);
  const [home] = await addressesOf(token);
  return { token, home: home?.id ?? '' };
}

/** Creates addresses up to the number that is read at once: the new one is the last of them only if there is room for it. */
async function fill(token: string, most: number): Promise<void> {
  for (let nth = (await addressesOf(token)).length; nth < most; nth++)
    await createAddress(token, { ...input, address1: `${nth} rue Longue` }, FRANCE);
}

describe('an address', () => {
  test('is added, changed, made the default one and deleted', async () => {
    const { token, home } = await signedIn();
    const id = await createAddress(token, input, FRANCE);
    expect(await addressesOf(token)).toMatchObject([{ id: home }, { id, city: 'Crest', countryCode: 'FR' }]);
    expect(await updateAddress(token, id, { ...input, city: 'Die', company: 'Silène' }, FRANCE)).toEqual(id);
    expect((await addressesOf(token))[1]).toMatchObject({ id, city: 'Die', company: 'Silène', address2: null });
    await setDefaultAddress(token, id, FRANCE);
    expect((await getCustomer(token, FRANCE))?.defaultAddressId).toEqual(id);
    await deleteAddress(token, id, FRANCE);
    expect(await addressesOf(token)).toMatchObject([{ id: home }]);
  });

  test('beyond the tenth is in the copy of the data only', async () => {
    const { token } = await signedIn();
    await fill(token, 10);
    await createAddress(token, input, FRANCE);
    expect(await addressesOf(token)).toHaveLength(10);
    expect(await getAddresses(token, FRANCE)).toHaveLength(11);
    expect(await getAddresses('nobody', FRANCE)).toBeNull();
  });

  test('that is wrong says each field of it', async () => {
    const { token } = await signedIn();
    const error = await failure(createAddress(token, { ...input, zip: '1', city: '' }, FRANCE));
    expect(error.code).toBe('customerProblem');
    expect(error).toHaveProperty(
      'problems',
      expect.arrayContaining([
        expect.objectContaining({ field: 'city', code: 'BLANK' }),
        expect.objectContaining({ field: 'zip', code: 'INVALID' }),
      ]),
    );
    expect(await addressesOf(token)).toHaveLength(1);
  });
});

describe('another customer’s address', () => {
  test.each([
    ['changes', (token: string, id: string) => updateAddress(token, id, input, FRANCE)],
    ['deletes', (token: string, id: string) => deleteAddress(token, id, FRANCE)],
    ['makes the default one', (token: string, id: string) => setDefaultAddress(token, id, FRANCE)],
  ])('nobody %s: the answer is that of one that does not exist', async (_, work) => {
    const { token } = await signedIn();
    const other = await tokenOf(LOTTE);
    const before = await getCustomer(other, FRANCE);
    const hers = await failure(work(token, before?.addresses[0]?.id ?? ''));
    const missing = await failure(work(token, 'gid://shopify/MailingAddress/99?model_name=CustomerAddress'));
    expect(hers).toMatchObject({ code: 'customerProblem', problems: [{ code: 'NOT_FOUND' }] });
    expect(missing).toEqual(hers);
    expect(await getCustomer(other, FRANCE)).toEqual(before);
  });

  test.each(['30021', 'gid://shopify/Customer/3002', 'gid://shopify/MailingAddress/1 or 1', ''])(
    'what is no id of an address is not sent: "%s"',
    async (id) => {
      const { token } = await signedIn();
      const before = calls().length;
      for (const work of [
        updateAddress(token, id, input, FRANCE),
        deleteAddress(token, id, FRANCE),
        setDefaultAddress(token, id, FRANCE),
      ])
        expect((await failure(work)).code).toBe('invalidInput');
      expect(calls()).toHaveLength(before);
    },
  );
});

const changes = [
  ['customerAddressCreate', (token: string, _: string) => createAddress(token, input, FRANCE)],
  ['customerAddressUpdate', (token: string, id: string) => updateAddress(token, id, input, FRANCE)],
  ['customerAddressDelete', (token: string, id: string) => deleteAddress(token, id, FRANCE)],
  ['customerDefaultAddressUpdate', (token: string, id: string) => setDefaultAddress(token, id, FRANCE)],
] as const;

describe.each(changes)('%s', (operation, work) => {
  test.each([
    ['Customer mutation response cannot be null', null],
    ['Missing customer in response', emptyPayload()],
  ])('%s', async (message, payload) => {
    const { token, home } = await signedIn();
    answers(payload);
    expect((await failure(work(token, home))).message).toBe(message);
  });

  test('No customer found for token', async () => {
    const { home } = await signedIn();
    expect((await failure(work('nobody', home))).message).toMatch(/^No customer found for token: ./);
  });

  test('whose answer is lost was made: the customer says so, and it is sent once', async () => {
    const { token } = await signedIn();
    const id = await createAddress(token, { ...input, address1: '1 rue Basse' }, FRANCE);
    const before = count(operation);
    goesWrong(operation, { kind: 'lost' });
    await work(token, id);
    expect(count(operation) - before).toBe(1);
    expect((await addressesOf(token)).length).toBe(
      { [operation]: 2, customerAddressCreate: 3, customerAddressDelete: 1 }[operation],
    );
  });

  test('that was not made is the failure that it was', async () => {
    const { token } = await signedIn();
    const id = await createAddress(token, { ...input, address1: '1 rue Basse' }, FRANCE);
    goesWrong(operation, { kind: 'status', status: 502 });
    expect(await failure(work(token, id))).toMatchObject({ code: 'http', values: { status: 502 } });
    expect(await addressesOf(token)).toHaveLength(2);
  });

  test('is unconfirmed when the customer cannot be read', async () => {
    const { token, home } = await signedIn();
    goesWrong(operation, { kind: 'lost' });
    goesWrong('customerByToken', { kind: 'status', status: 503 });
    expect((await failure(work(token, home))).code).toBe('unconfirmed');
    expect(count(operation)).toBe(1);
  });
});

function emptyPayload() {
  const nothing = { customerAddress: null, deletedCustomerAddressId: null, customer: null };
  return { ...nothing, customerUserErrors: [] };
}

test('an address that is lost beyond the tenth is unconfirmed, and not made twice', async () => {
  const { token } = await signedIn();
  await fill(token, 10);
  const before = count('customerAddressCreate');
  goesWrong('customerAddressCreate', { kind: 'lost' });
  expect((await failure(createAddress(token, input, FRANCE))).code).toBe('unconfirmed');
  expect(count('customerAddressCreate') - before).toBe(1);
});
