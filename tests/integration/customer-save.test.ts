import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as actions from '../../lib/account/actions.ts';
import { receiptAddress } from '../../lib/account/deletion.ts';
import { formSnapshot, readDrafts, readSavedQuery, whoOf } from '../../lib/account/form-draft.ts';
import { type CustomerAnswer, VISITOR } from '../../lib/account/form-state.ts';
import { addressNumber, addressValues, profileValues } from '../../lib/account/values.ts';
import { onInvalidation } from '../../lib/platform/cache/tags.ts';
import { reviewBook, reviewTag } from '../../lib/reviews/book.ts';
import { provenAddresses } from '../../lib/services/shopify/customer-capabilities.ts';
import type { Customer } from '../../lib/services/shopify/customer-types.ts';
import { createAddress, getCustomer } from '../../lib/services/shopify/operations/customer.ts';
import { createToken } from '../../lib/services/shopify/operations/customer-token.ts';
import { submissions as submissionRows, subscribers } from '../../lib/services/store/schema.ts';
import { customerToken } from '../../lib/session/customer-token.ts';
import { signInByPassword } from '../../lib/sign-in/actions.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { formsOn, posted } from '../setup/forms.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { CAMILLE, FRANCE, LOTTE, tokenOf, troubles } from './customer-shop.ts';

vi.mock('../../auth.ts', () => ({ BY_PASSWORD: 'shop', signIn: async () => undefined }));

const services = await startServices({ content: false });
const { goesWrong } = troubles(services);
const forms = formsOn();
const PAGE = '/mon-compte/informations';

let token: string;
let camille: Customer;

const asShopHas = async (of = token): Promise<Customer> => (await getCustomer(of, FRANCE)) as Customer;

async function signedIn(who: typeof CAMILLE, host = 'fr.localhost:3000'): Promise<void> {
  token = await tokenOf(who);
  const jar = newRequest({ host, headers: { 'x-client-address': '203.0.113.77' } });
  await signIn(jar, ticket({ sub: String(who.id), email: who.email }), token);
  camille = await asShopHas();
}

beforeEach(() => signedIn(CAMILLE));

type Fields = Record<string, string>;
/** A form of the page as it was shown to the customer, with changes, as the site's script posts it. */
const marks = (values?: Fields) => ({ who: whoOf(camille), ...(values && { snapshot: formSnapshot(values) }) });
const profile = (changes: Fields = {}): Fields => {
  const values = profileValues(camille);
  return { locale: 'fr-fr', ...values, ...marks(values), ...changes };
};
const first = () => camille.addresses[0] as Customer['addresses'][number];
const known = (changes: Fields = {}): Fields => {
  const values = addressValues(first());
  return { locale: 'fr-fr', ...values, ...marks(values), address: addressNumber(first().id), ...changes };
};
const fresh = (changes: Fields = {}): Fields => ({
  ...known({ address: 'new', address1: '3 quai de la Drôme', phone: '06 99 88 77 66', ...changes }),
  snapshot: '',
});
const button = (changes: Fields = {}): Fields => ({
  locale: 'fr-fr',
  ...marks(),
  address: addressNumber(first().id),
  ...changes,
});
const script = (fields: Fields) => posted({ ...fields, scripted: 'true' });

const problemOf = (answer: CustomerAnswer) => (answer.status === 'error' ? answer.problem?.code : answer.status);
const errorsOf = (answer: CustomerAnswer) => (answer.status === 'error' ? answer.result.error : answer.status);

async function redirectOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Interruption);
  return (error as Interruption).to;
}

describe('a customer', () => {
  test('is changed where something changed, the number as the shop takes it', async () => {
    const answer = await actions.saveProfile(script(profile({ firstName: 'Camillo', phone: '07 11 22 33 44' })));
    expect(answer).toEqual({ status: 'done', outcome: 'profile' });
    expect(await asShopHas()).toMatchObject({ firstName: 'Camillo', lastName: 'Morel', phone: '+33711223344' });
  });

  test('has a number of the market', async () => {
    await signedIn(LOTTE, 'be.localhost:3000');
    await actions.saveProfile(script(profile({ locale: 'nl-be', phone: '0471 12 34 56' })));
    expect(await asShopHas()).toMatchObject({ phone: '+32471123456' });
  });

  test('that switches the shop’s letters on is asked by mail about the newsletter, channel account_creation', async () => {
    await signedIn(LOTTE);
    const answer = await actions.saveProfile(script(profile({ acceptsMarketing: 'on' })));
    expect(answer).toEqual({ status: 'done', outcome: 'newsletterAsked' });
    expect((await asShopHas()).acceptsMarketing).toBe(true);
    expect(await forms.subscribers()).toMatchObject([
      { email: LOTTE.email, channel: 'account_creation', confirmedAt: null },
    ]);
    expect(await forms.mails('newsletter-confirm')).toMatchObject([{ to: { address: LOTTE.email } }]);
  });

  const off = () => {
    const { acceptsMarketing: _, ...rest } = profile();
    return actions.saveProfile(script(rest));
  };
  /** Confirmed, in two languages. */
  const subscribed = async (email: string) => {
    const row = (locale: string) => ({ id: randomUUID(), email, locale, channel: 'newsletter_block' });
    const rows = ['fr-fr', 'nl-be'].map((locale) => ({ ...row(locale), confirmedAt: new Date() }));
    await forms.place.store.db.insert(subscribers).values(rows);
  };
  const readers = async () => (await forms.subscribers()).filter(({ leftAt }) => !leftAt).map(({ email }) => email);

  test('that switches them off leaves the newsletter as well, in every language and at the provider', async () => {
    changed.BREVO_API_KEY = 'xkeysib-test';
    changed.NEWSLETTER_LIST_ID = 7;
    await subscribed(CAMILLE.email);
    await subscribed(LOTTE.email);
    expect(await off()).toEqual({ status: 'done', outcome: 'newsletterLeft' });
    expect((await asShopHas()).acceptsMarketing).toBe(false);
    expect(await readers()).toEqual([LOTTE.email, LOTTE.email]);
    expect(await forms.deliveries()).toMatchObject([
      { kind: 'list', action: 'remove', listId: 7, email: CAMILLE.email },
    ]);
  });

  test('that switches them off under an address that is not proven hears where the newsletter is left', async () => {
    changed.SHOP_IDENTITY = 'password';
    await subscribed(CAMILLE.email);
    expect(await off()).toEqual({ status: 'done', outcome: 'newsletterOff' });
    expect(await readers()).toEqual([CAMILLE.email, CAMILLE.email]);
    expect(await forms.deliveries()).toEqual([]);
  });

  test('that switches them off at a store that does not respond hears it too', async () => {
    expectConsole('error', /^\[customer\] /);
    await subscribed(CAMILLE.email);
    await forms.place.store.db.execute(sql`alter table subscribers rename to subscribers_away`);
    try {
      expect(await off()).toEqual({ status: 'done', outcome: 'newsletterOff' });
    } finally {
      await forms.place.store.db.execute(sql`alter table subscribers_away rename to subscribers`);
    }
  });
});

describe('an address', () => {
  test('is added, changed, made the default one and removed', async () => {
    expect(await actions.saveAddress(script(fresh()))).toEqual({ status: 'done', outcome: 'address' });
    const [, added] = (await asShopHas()).addresses;
    expect(added).toMatchObject({ address1: '3 quai de la Drôme', countryCode: 'FR', phone: '+33699887766' });
    const number = addressNumber(added?.id ?? '');
    expect(await actions.makeDefault(script(button({ address: number })))).toEqual({
      status: 'done',
      outcome: 'madeDefault',
    });
    expect((await asShopHas()).defaultAddressId).toEqual(added?.id);
    expect(await actions.saveAddress(script(known({ city: 'Valence', zip: '26 000' })))).toMatchObject({
      status: 'done',
    });
    expect(
      (await asShopHas()).addresses.find(({ id }) => addressNumber(id) === addressNumber(first().id)),
    ).toMatchObject({
      city: 'Valence',
      zip: '26000',
    });
    expect(await actions.removeAddress(script(button()))).toEqual({ status: 'done', outcome: 'removed' });
    expect((await asShopHas()).addresses.map(({ id }) => id)).toEqual([added?.id]);
  });

  test('gives its name and number to the account when that is wished', async () => {
    const answer = await actions.saveAddress(script(fresh({ lastName: 'Sy', forAccount: 'on' })));
    expect(answer).toEqual({ status: 'done', outcome: 'addressAndAccount' });
    expect(await asShopHas()).toMatchObject({ lastName: 'Sy', phone: '+33699887766', email: CAMILLE.email });
    const steps = services.operations('commerce').filter((name) => /^customer(Address|Update)/.test(name));
    expect(steps).toEqual(['customerAddressCreate', 'customerUpdate']);
  });

  test('that is saved while the account is refused is said to be saved', async () => {
    expectConsole('error', /^\[customer\] AppError: Phone has already been taken/);
    const phone = (await asShopHas(await tokenOf(LOTTE))).phone as string;
    const answer = await actions.saveAddress(script(fresh({ phone, forAccount: 'on' })));
    expect(answer).toEqual({ status: 'done', outcome: 'addressOnly' });
    expect((await asShopHas()).addresses).toHaveLength(2);
  });

  test('is added once, however often the button is pressed', async () => {
    await actions.saveAddress(script(fresh()));
    expect(await actions.saveAddress(script(fresh()))).toEqual({ status: 'done', outcome: 'address' });
    expect((await asShopHas()).addresses).toHaveLength(2);
  });

  test('the eleventh is refused, and what was typed stays', async () => {
    const { id: _, countryCode: __, ...like } = first();
    const text = Object.fromEntries(Object.entries(like).map(([name, value]) => [name, value ?? '']));
    for (let house = 1; house < 10; house++)
      await createAddress(token, { ...text, address1: `${house} rue haute` } as never, FRANCE);
    expect(await actions.saveAddress(script(fresh()))).toMatchObject({
      status: 'error',
      problem: { code: 'addressesFull' },
      result: { initialValue: { address1: '3 quai de la Drôme' } },
    });
    expect((await asShopHas()).addresses).toHaveLength(10);
  });
});

describe('nothing of one customer in another’s hands', () => {
  test.each([
    ['save', (fields: Fields) => actions.saveAddress(script({ ...known(), ...fields }))],
    ['default', (fields: Fields) => actions.makeDefault(script(button(fields)))],
    ['remove', (fields: Fields) => actions.removeAddress(script(button(fields)))],
  ])('another’s address answers as one that does not exist: %s', async (_, work) => {
    const theirs = await asShopHas(await tokenOf(LOTTE));
    const number = addressNumber(theirs.addresses[0]?.id ?? '');
    const [foreign, none] = [await work({ address: number }), await work({ address: '99999999' })];
    expect(foreign).toEqual(none);
    expect(problemOf(foreign)).toBe('addressGone');
    expect(await asShopHas(await tokenOf(LOTTE))).toEqual(theirs);
    expect(services.operations('commerce')).not.toContain('customerAddressUpdate');
  });

  test('a page of another customer saves nothing', async () => {
    const form = profile({ firstName: 'Camillo' });
    await signedIn(LOTTE);
    const before = await asShopHas();
    expect(problemOf(await actions.saveProfile(script(form)))).toBe('otherAccount');
    expect(await asShopHas()).toEqual(before);
  });
});

describe('two tabs', () => {
  test('what was changed elsewhere is not overwritten without a word', async () => {
    const stale = profile({ firstName: 'Camillo' });
    await actions.saveProfile(script(profile({ lastName: 'Sy' })));
    const answer = await actions.saveProfile(script(stale));
    expect(answer).toMatchObject({ problem: { code: 'changed' }, result: { initialValue: { firstName: 'Camillo' } } });
    expect(await asShopHas()).toMatchObject({ firstName: 'Camille', lastName: 'Sy' });
    const snapshot = answer.status === 'error' ? (answer.snapshot ?? '') : '';
    expect(await actions.saveProfile(script({ ...stale, snapshot }))).toMatchObject({ status: 'done' });
    expect(await asShopHas()).toMatchObject({ firstName: 'Camillo', lastName: 'Morel' });
  });

  test('an address changed elsewhere is none of the profile’s business', async () => {
    const form = profile({ firstName: 'Camillo' });
    await actions.saveAddress(script(known({ city: 'Valence' })));
    expect(await actions.saveProfile(script(form))).toMatchObject({ status: 'done' });
    expect((await asShopHas()).addresses).toMatchObject([{ city: 'Valence' }]);
  });
});

describe('"customerUserErrors are combined into one error with the messages joined"', () => {
  test('and each is shown at its field, in the visitor’s language', async () => {
    expectConsole(
      'error',
      /^\[customer\] AppError: .*Last name cannot contain HTML tags.*, Email has already been taken$/,
    );
    const answer = await actions.saveProfile(script(profile({ email: LOTTE.email, lastName: '<b>Sy</b>' })));
    expect(errorsOf(answer)).toEqual({ email: ['emailTaken'], lastName: ['noTags'] });
    expect(JSON.stringify(answer)).not.toContain('already been taken');
  });

  test('what the form has no field for is said above it', async () => {
    expectConsole('error', /Province is invalid, Nobody knows/);
    const errors = [
      { code: 'INVALID', field: ['address', 'province'], message: 'Province is invalid' },
      { code: 'NEWER_THAN_US', field: null, message: 'Nobody knows' },
    ];
    const refusal = { payload: { customerAddress: null, customerUserErrors: errors } };
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        const body = await request.clone().text();
        return body.includes('customerAddressCreate') ? HttpResponse.json({ data: refusal }) : undefined;
      }),
    );
    const answer = await actions.saveAddress(script(fresh()));
    expect(answer).toMatchObject({ status: 'error', problem: { code: 'refused' } });
    expect(JSON.stringify(answer)).not.toMatch(/Nobody knows|Province is/);
  });
});

describe('the messages of the catalogue, section 8', () => {
  /** The payload of the mutation's response; the customer is read as usual. */
  const mutationAnswers = (payload: unknown, mutation = 'mutation') =>
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        const body = await request.clone().text();
        return body.includes(mutation) ? HttpResponse.json({ data: { payload } }) : undefined;
      }),
    );
  const save = () => actions.saveProfile(script(profile({ firstName: 'Camillo' })));

  test.each([
    ['Customer mutation response cannot be null', null, 'unsure'],
    ['Missing customer in response', { customer: null, customerUserErrors: [] }, 'unsure'],
  ])('%s', async (message, payload, problem) => {
    expectConsole('error', new RegExp(`^\\[customer\\] AppError: ${message}`));
    mutationAnswers(payload);
    expect(problemOf(await save())).toBe(problem);
  });

  describe.each([
    ['no payload', null],
    ['no customer', { customer: null, customerUserErrors: [] }],
  ])('an update with %s', (_, payload) => {
    beforeEach(() => {
      expectConsole('error', /^\[customer\] AppError: (Customer mutation|Missing customer)/);
      mutationAnswers(payload, 'customerUpdate');
    });

    test('leaves open whether the name is saved with its address', async () => {
      const form = fresh({ lastName: 'Sy', forAccount: 'on' });
      expect(problemOf(await actions.saveAddress(script(form)))).toBe('unsure');
      expect((await asShopHas()).addresses).toMatchObject([{}, { lastName: 'Sy' }]);
    });

    test('nor the wish for its end', async () => {
      await forms.place.store.db.insert(subscribers).values({
        ...{ id: randomUUID(), email: CAMILLE.email, locale: 'fr-be', channel: 'newsletter_block' },
        confirmedAt: new Date(),
      });
      const { acceptsMarketing: _, ...rest } = profile();
      expect(problemOf(await actions.saveProfile(script(rest)))).toBe('unsure');
      expect(await forms.subscribers()).toMatchObject([{ leftAt: expect.any(Date) }]);
    });

    test('does not lose the wish for the newsletter', async () => {
      await signedIn(LOTTE);
      expect(problemOf(await actions.saveProfile(script(profile({ acceptsMarketing: 'on' }))))).toBe('unsure');
      expect(await forms.mails('newsletter-confirm')).toMatchObject([{ to: { address: LOTTE.email } }]);
    });
  });

  test('No customer found for token: the cookie goes, one signs in again, and what was typed is kept', async () => {
    const form = script(profile({ firstName: 'Camillo' }));
    services.commerce.state.data.tokens = {};
    const answer = await actions.saveProfile(form);
    expect(answer).toMatchObject({
      problem: { code: 'signedOut' },
      result: { initialValue: { firstName: 'Camillo' } },
    });
    expect(await customerToken()).toBeNull();
    expect(await readDrafts()).toMatchObject([{ place: 'profile', typed: { firstName: 'Camillo' } }]);
  });

  test.each([
    ['with script', script],
    ['without script', posted],
  ])('and the way back by password keeps it, after a wrong one as well: %s', async (_, post) => {
    changed.SHOP_IDENTITY = 'password';
    const form = post(fresh({ address1: '8 rue du Puits', city: 'Crest' }));
    services.commerce.state.data.tokens = {};
    await actions.saveAddress(form).catch(() => {});
    const enter = (password: string): Promise<unknown> =>
      signInByPassword(post({ locale: 'fr-fr', email: CAMILLE.email, password })).catch((redirect) => redirect.to);
    await enter('not-hers');
    if (post === posted) {
      const login = readSavedQuery({ outcome: 'error', form: 'sign-in' }, await readDrafts(), VISITOR);
      expect(login.answer).toMatchObject({
        problem: { code: 'passwordWrong' },
        result: { initialValue: { email: CAMILLE.email } },
      });
    }
    expect([{ status: 'done', outcome: 'in' }, '/mon-compte']).toContainEqual(await enter(CAMILLE.password));
    expect(readSavedQuery({}, await readDrafts(), whoOf(camille))).toMatchObject({
      place: 'address-new',
      answer: {
        problem: { code: 'signedOut' },
        result: { initialValue: { address1: '8 rue du Puits', city: 'Crest' } },
      },
    });
    expect(readSavedQuery({ outcome: 'error', form: 'sign-in' }, await readDrafts(), VISITOR).answer).toMatchObject({
      problem: { code: 'lost' },
    });
  });

  test('"Without the token cookie a customer update returns nothing": one signs in again', async () => {
    const form = script(profile({ firstName: 'Camillo' }));
    newRequest();
    expect(problemOf(await actions.saveProfile(form))).toBe('signedOut');
    expect(await asShopHas()).toMatchObject({ firstName: 'Camille' });
  });

  test.each([
    ['a silent shop', { kind: 'down' as const }],
    ['a shop in trouble', { kind: 'status' as const, status: 503 }],
  ])('%s: nothing is saved, nothing lost, and the cookie stays', async (_, fault) => {
    expectConsole('error', /^\[customer\] A\w+Error: /);
    const form = script(profile({ firstName: 'Camillo' }));
    goesWrong('*', fault);
    expect(await actions.saveProfile(form)).toMatchObject({
      problem: { code: 'unsaved' },
      result: { initialValue: { firstName: 'Camillo' } },
    });
    expect(await customerToken()).toBe(token);
  });
});

describe('without script', () => {
  test('an address of a country without postcodes is saved as it was posted', async () => {
    const to = await redirectOf(
      actions.saveAddress(posted(fresh({ zip: '', city: 'Kampala', country: 'UG', phone: '' }))),
    );
    expect(to).not.toContain('problem');
    expect((await asShopHas()).addresses).toContainEqual(
      expect.objectContaining({ city: 'Kampala', zip: null, countryCode: 'UG' }),
    );
  });

  test('the page says what was done', async () => {
    expect(await redirectOf(actions.saveProfile(posted(profile({ firstName: 'Camillo' }))))).toBe(
      `${PAGE}?outcome=profile`,
    );
    expect(await readDrafts()).toEqual([]);
  });

  test('what was typed is kept in a cookie of five minutes, and nothing personal stands in the address', async () => {
    const to = await redirectOf(actions.saveAddress(posted(fresh({ zip: '1' }))));
    expect(to).toBe(`${PAGE}?outcome=error&form=address-new`);
    expect(await readDrafts()).toMatchObject([
      {
        who: whoOf(camille),
        place: 'address-new',
        typed: { address1: '3 quai de la Drôme', zip: '1' },
        errors: { zip: [expect.stringContaining('zipInvalid')] },
      },
    ]);
    await redirectOf(actions.saveAddress(posted(fresh())));
    expect(await readDrafts()).toEqual([]);
  });

  test.each([
    ['be.localhost:3000', 'nl-be', '/nl/mijn-account/gegevens?outcome=removed'],
    ['be.localhost:3000', 'fr-be', `${PAGE}?outcome=removed`],
  ])('on %s in %s', async (host, locale, to) => {
    await signedIn(CAMILLE, host);
    expect(await redirectOf(actions.removeAddress(posted(button({ locale }))))).toBe(to);
  });
});

describe('another password', () => {
  const fields = (changes: Fields = {}) => ({
    locale: 'fr-fr',
    ...marks(),
    current: CAMILLE.password,
    password: 'silene-demo-99',
    ...changes,
  });

  test('needs the one before, ends every other sign-in, and leaves this one open', async () => {
    changed.SHOP_IDENTITY = 'password';
    const elsewhere = await tokenOf(CAMILLE);
    expect(await actions.changePassword(script(fields()))).toEqual({ status: 'done', outcome: 'password' });
    expect(await getCustomer(elsewhere, FRANCE)).toBeNull();
    expect(await asShopHas((await customerToken()) ?? '')).toMatchObject({ id: '3001' });
    await createToken({ email: CAMILLE.email, password: 'silene-demo-99' }, FRANCE);
  });

  test('a wrong one is said at its field, and no password goes back or is kept', async () => {
    changed.SHOP_IDENTITY = 'password';
    const answer = await actions.changePassword(script(fields({ current: 'guessed' })));
    expect(errorsOf(answer)).toEqual({ current: ['currentWrong'] });
    expect(JSON.stringify(answer)).not.toMatch(/guessed|silene-demo/);
    await redirectOf(actions.changePassword(posted(fields({ current: 'guessed' }))));
    expect(await readDrafts()).toMatchObject([{ place: 'password', typed: {} }]);
  });

  test('is guessed at five times in ten minutes and no more', async () => {
    changed.SHOP_IDENTITY = 'password';
    for (let tries = 0; tries < 5; tries++) await actions.changePassword(script(fields({ current: 'guessed' })));
    expect(problemOf(await actions.changePassword(script(fields())))).toBe('limited');
  });

  test('is not ours to change where the provider keeps it', async () => {
    expect(problemOf(await actions.changePassword(script(fields())))).toBe('refused');
    expect(await asShopHas()).toMatchObject({ id: '3001' });
  });
});

describe('a request to delete the account', () => {
  const ask = (changes: Fields = {}) => ({ locale: 'fr-fr', ...marks(), reason: 'Je déménage.', ...changes });

  test('wants a second step, then waits for the team and a receipt for the customer', async () => {
    expect(await actions.requestDeletion(script(ask()))).toMatchObject({
      status: 'confirm',
      result: { initialValue: { reason: 'Je déménage.' } },
    });
    expect((await forms.rows()).submissions).toEqual([]);
    const sure = ask({ sure: 'yes', email: 'another@exemple.fr' });
    const review = { orderName: '#1', variantId: '1', productId: '1', productName: 'x', displayName: 'x', rating: 5 };
    const about = { ...review, title: 'x', text: 'x', orderedAt: new Date(), locale: 'fr-fr' as const };
    const book = reviewBook(forms.place.store.db);
    await book.write({ ...about, email: CAMILLE.email.toUpperCase() });
    await book.write({ ...about, orderName: '#2', email: LOTTE.email });
    const letter = { state: 'accepted' as const, contents: '', deliveries: [], deleteAt: new Date(Date.now() + 1e9) };
    const { db } = forms.place.store;
    const idOf = { [CAMILLE.email]: randomUUID(), [LOTTE.email]: randomUUID() };
    for (const [email, id] of Object.entries(idOf)) {
      const row = { ...letter, id, key: id, form: 'contact', locale: 'fr-fr', payload: { email } };
      await db.insert(submissionRows).values(row);
      await db.insert(subscribers).values({ id, email, locale: 'fr-fr', channel: 'account_creation' });
    }
    expect(await actions.requestDeletion(script(sure))).toEqual({ status: 'done', outcome: 'deletion' });
    expect(await forms.subscribers()).toMatchObject([{ email: LOTTE.email }]);
    const isLottes = eq(submissionRows.id, idOf[LOTTE.email] ?? '');
    expect(await db.delete(submissionRows).where(isLottes).returning()).toHaveLength(1);
    expect([await book.ofPerson(CAMILLE.email), await book.ofPerson(LOTTE.email)]).toMatchObject([[], [{}]]);
    const { submissions } = await forms.rows();
    expect(submissions).toMatchObject([
      {
        form: 'account-deletion',
        state: 'accepted',
        payload: {
          email: CAMILLE.email,
          shopEmail: CAMILLE.email,
          signInEmail: CAMILLE.email,
          customerId: '3001',
          reason: 'Je déménage.',
        },
      },
    ]);
    const reference = submissions[0]?.id;
    expect(await forms.mails('deletion-team')).toMatchObject([
      {
        to: { address: 'donnees@silene.example' },
        replyTo: { address: CAMILLE.email },
        values: { reference, erased: [CAMILLE.email], unproven: [] },
      },
    ]);
    expect(await forms.mails('deletion-received')).toMatchObject([
      {
        to: { address: CAMILLE.email },
        values: { reference, contactUrl: 'http://fr.localhost:3000/nous-ecrire', erased: [CAMILLE.email] },
      },
    ]);
  });

  test.each([
    ['multipass', 'signs-in@exemple.fr'],
    ['customer-accounts', 'corrected@exemple.fr'],
    ['password', 'corrected@exemple.fr'],
  ] as const)('with %s the receipt goes to %s', (identity, address) => {
    changed.SHOP_IDENTITY = identity;
    expect(receiptAddress({ email: 'signs-in@exemple.fr' }, { email: 'corrected@exemple.fr' })).toBe(address);
    expect(receiptAddress({ email: 'signs-in@exemple.fr' }, { email: null })).toBe('signs-in@exemple.fr');
  });

  test.each([
    ['multipass', ['signs-in@exemple.fr']],
    ['customer-accounts', ['signs-in@exemple.fr', 'corrected@exemple.fr']],
    ['password', []],
  ] as const)('with %s what is kept under %j is erased', (identity, addresses) => {
    changed.SHOP_IDENTITY = identity;
    const session = { email: 'Signs-In@exemple.fr' };
    expect(provenAddresses(session, { email: 'corrected@exemple.fr' })).toEqual(addresses);
    expect(provenAddresses(session, { email: 'signs-in@exemple.fr' })).toEqual(addresses.slice(0, 1));
    expect(provenAddresses(session, { email: null })).toEqual(addresses.slice(0, 1));
  });

  test.each(['multipass', 'password'] as const)(
    'with %s no template of the provider hides what is left to erase',
    async (identity) => {
      Object.assign(changed, { SHOP_IDENTITY: identity, NOTIFICATION_TEMPLATE_ID: 4711 });
      await actions.requestDeletion(script(ask({ sure: 'yes' })));
      const [mail] = await forms.mails('deletion-team');
      expect(mail).not.toHaveProperty('providerTemplateId');
      const isProven = identity === 'multipass';
      expect(mail?.values).toMatchObject({
        erased: isProven ? [CAMILLE.email] : [],
        unproven: isProven ? [] : [CAMILLE.email],
      });
    },
  );

  test('pressed twice is one request', async () => {
    const sure = ask({ sure: 'yes' });
    await Promise.all([actions.requestDeletion(script(sure)), actions.requestDeletion(script(sure))]);
    expect((await forms.rows()).submissions).toHaveLength(1);
  });

  test('made again erases what has come since, and stays one request', async () => {
    const sure = ask({ sure: 'yes', reason: 'Trop de courriels.' });
    const { db } = forms.place.store;
    const subscribed = (email: string) =>
      db.insert(subscribers).values({ id: randomUUID(), email, locale: 'fr-be', channel: 'newsletter_block' });
    expect(await actions.requestDeletion(script(sure))).toEqual({ status: 'done', outcome: 'deletion' });
    await subscribed(CAMILLE.email);
    await subscribed(LOTTE.email);
    expect(await actions.requestDeletion(script(sure))).toEqual({ status: 'done', outcome: 'deletion' });
    expect(await forms.subscribers()).toMatchObject([{ email: LOTTE.email }]);
    expect((await forms.rows()).submissions).toHaveLength(1);
    expect(await forms.mails('deletion-received')).toHaveLength(1);
  });

  test('whose answer to the commit is lost: no page shows a review any more', async () => {
    const published: string[] = [];
    onInvalidation((tags) => void published.push(...tags));
    const review = {
      orderName: '#7',
      variantId: '7',
      productId: '9077',
      productName: 'x',
      displayName: 'x',
      rating: 4,
    };
    const about = { ...review, title: 'x', text: 'x', orderedAt: new Date(), locale: 'fr-fr' as const };
    await reviewBook(forms.place.store.db).write({ ...about, email: CAMILLE.email });
    const { transaction } = forms.place.store;
    vi.spyOn(forms.place.store, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw new Error('Connection terminated unexpectedly');
    });
    const said = expectConsole('error', /Connection terminated/);
    expect(problemOf(await actions.requestDeletion(script(ask({ sure: 'yes' }))))).toBe('unsaved');
    expect([said.length, published]).toEqual([1, [reviewTag('9077')]]);
    expect(await actions.requestDeletion(script(ask({ sure: 'yes' })))).toMatchObject({ status: 'done' });
    expect((await forms.rows()).submissions).toHaveLength(1);
  });

  test('without script the second step is on the page, with what was typed', async () => {
    expect(await redirectOf(actions.requestDeletion(posted(ask())))).toBe(`${PAGE}?outcome=confirm&form=deletion`);
    expect((await readDrafts())[0]).toMatchObject({ status: 'confirm', typed: { reason: 'Je déménage.' } });
    expect(await redirectOf(actions.requestDeletion(posted(ask({ sure: 'yes' }))))).toBe(`${PAGE}?outcome=deletion`);
  });
});

describe('whoever calls an action by hand', () => {
  test.each(Object.entries(actions))('%s: nobody signed in, nothing done', async (_, action) => {
    newRequest();
    const fields = { ...profile(), ...known(), ...{ current: 'a', password: 'longenough' }, sure: 'yes' };
    expect(problemOf(await action(script(fields)))).toBe('signedOut');
    expect((await forms.rows()).submissions).toEqual([]);
  });

  test.each(Object.entries(actions))('%s: what is no form is refused', async (_, action) => {
    await expect(action('x' as unknown as FormData)).rejects.toBeInstanceOf(TypeError);
  });

  test('nothing is sold in Tunisia', async () => {
    expectConsole('error', /invalid input: market/);
    await signedIn(CAMILLE, 'tn.localhost:3000');
    expect(problemOf(await actions.saveProfile(posted(profile())))).toBe('unsaved');
  });
});
