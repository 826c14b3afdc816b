import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { CustomerError } from '../../../lib/services/shopify/customer-change.ts';
import { recoverTask, registerTask, signInAtShop } from '../../../lib/sign-in/by-password.ts';
import french from '../../../messages/fr/customer.json';
import dutch from '../../../messages/nl/customer.json';
import { expectConsole } from '../../setup/console.ts';

const consume = vi.hoisted(() => vi.fn(async (..._: unknown[]): Promise<void> => {}));
const shop = vi.hoisted(() => ({
  createToken: vi.fn(),
  createCustomer: vi.fn(async () => {}),
  recoverCustomer: vi.fn(async () => {}),
  renewToken: vi.fn(),
  deleteToken: vi.fn(),
}));
vi.mock('../../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/rate-limit/consume.ts')>()),
  consume,
}));
vi.mock('../../../lib/session/request-market.ts', () => ({ visitorAddress: async () => '192.0.2.1' }));
vi.mock('../../../lib/services/shopify/operations/customer-token.ts', () => shop);
const askForNewsletter = vi.hoisted(() => vi.fn(async () => true));
vi.mock('../../../lib/account/profile.ts', () => ({ askForNewsletter }));
vi.mock('@/auth', () => ({ BY_PASSWORD: 'shop', signIn: async () => {} }));

const context = { country: 'FR', language: 'FR' } as const;
const who = { email: 'camille@exemple.fr', password: 'x' };
const names = () => consume.mock.calls.map(([name]) => name);

beforeEach(() => {
  consume.mockReset().mockResolvedValue(undefined);
});

test('a place that has used up its tries uses up no account', async () => {
  consume.mockImplementation(async (name) => {
    if (name === 'sign-in-from') throw new AppError('limited', { seconds: 60 });
  });
  await expect(signInAtShop(who, context, 'login')).rejects.toMatchObject({ problem: { code: 'tooManySignIns' } });
  expect(names()).toEqual(['sign-in-from']);
});

test('mails that forms send to an address do not keep its owner from a new password', async () => {
  await recoverTask.run(who, context, MARKETS['fr-fr']);
  expect(names()).toEqual(['posts:recover', 'recover-mails']);
  expect(shop.recoverCustomer).toHaveBeenCalledOnce();
});

test.each([
  ['UNIDENTIFIED_CUSTOMER', 'Could not find customer'],
  ['CUSTOMER_DISABLED', 'Customer is disabled'],
])('whoever asks for a new password does not learn of an account: %s', async (code, message) => {
  shop.recoverCustomer.mockRejectedValueOnce(new CustomerError([{ code, field: null, message }]));
  expect(await recoverTask.run(who, context, MARKETS['fr-fr'])).toBe('recover');
});

test('a new password that the shop cannot send is an error', async () => {
  const invalid = new CustomerError([{ code: 'INVALID', field: 'email', message: 'Email is invalid' }]);
  shop.recoverCustomer.mockRejectedValueOnce(invalid);
  await expect(recoverTask.run(who, context, MARKETS['fr-fr'])).rejects.toBe(invalid);
});

describe('an address of a customer whose account is not active', () => {
  const refused = (...codes: string[]) =>
    new CustomerError(codes.map((code) => ({ code, field: 'email', message: 'We have sent an email to …' })));
  const person = { ...who, firstName: 'C', lastName: 'A' };
  const register = (newsletter?: 'on') =>
    registerTask.run({ ...person, newsletter } as never, context, MARKETS['nl-be']);

  test.each([
    ['on', [[who.email, 'nl-be']]],
    [undefined, []],
  ] as const)('is told to open the e-mail; the newsletter ticked: %s', async (newsletter, asked) => {
    askForNewsletter.mockClear();
    shop.createCustomer.mockRejectedValueOnce(refused('CUSTOMER_DISABLED'));
    await expect(register(newsletter)).rejects.toMatchObject({ problem: { code: 'toActivate' } });
    expect(askForNewsletter.mock.calls).toEqual(asked);
  });

  test('nothing is claimed about purchases, which the shop does not mention', () => {
    for (const { problems } of [french, dutch])
      expect(problems.toActivate).not.toMatch(/achet|achat|command|client|gekocht|besteld|klant/i);
  });

  test.each([[['TAKEN']], [['CUSTOMER_DISABLED', 'TOO_SHORT']]])('is not told so with %j', async (codes) => {
    askForNewsletter.mockClear();
    const error = refused(...codes);
    shop.createCustomer.mockRejectedValueOnce(error);
    await expect(register('on')).rejects.toBe(error);
    expect(askForNewsletter).not.toHaveBeenCalled();
  });
});

test.each([new AppError('unconfirmed', { reason: 'timeout' }), new AppError('customerMissing')])(
  'the newsletter is asked for where it is unknown whether the account is made: %s',
  async (error) => {
    askForNewsletter.mockClear();
    shop.createCustomer.mockRejectedValueOnce(error);
    const person = { ...who, firstName: 'L', lastName: 'P', newsletter: 'on' };
    await expect(registerTask.run(person as never, context, MARKETS['fr-be'])).rejects.toBe(error);
    expect(askForNewsletter.mock.calls).toEqual([[who.email, 'fr-be']]);
  },
);

test('an account that was made is not said to be lost where signing in fails', async () => {
  expectConsole('error', /^\[session\]/);
  shop.createToken.mockRejectedValue(new AppError('timeout', { milliseconds: 8_000, url: 'x' }));
  const person = { ...who, firstName: 'C', lastName: 'A', newsletter: undefined };
  await expect(registerTask.run(person as never, context, MARKETS['fr-fr'])).rejects.toMatchObject({
    problem: { code: 'madeNotIn' },
  });
  expect(shop.createCustomer).toHaveBeenCalledOnce();
});
