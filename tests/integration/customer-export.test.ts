import { randomUUID } from 'node:crypto';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, test } from 'vitest';
import { GET } from '../../app/api/ecommerce/customer-export/route.ts';
import { InformationView } from '../../components/account/information-view.tsx';
import type { CustomerExport } from '../../lib/account/export.ts';
import { readSavedQuery } from '../../lib/account/form-draft.ts';
import { EXPORTS } from '../../lib/rate-limit/limits.ts';
import { reviewBook } from '../../lib/reviews/book.ts';
import { files, mailSubscriptions, submissions, subscribers } from '../../lib/services/store/schema.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../lib/session/cookies.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { withStore } from '../setup/store.ts';
import { CAMILLE, LOTTE, moreOrders, tokenOf, troubles } from './customer-shop.ts';

const services = await startServices({ content: false });
const { goesWrong } = troubles(services);
const own = withStore();
const ADDRESS = 'http://localhost/api/ecommerce/customer-export';
const LATER = new Date('2099-01-01T00:00:00Z');

afterEach(() => own.clear());

async function ask({ who = CAMILLE, site = 'same-origin', host = 'fr.localhost:3000', token = '', locale = '' } = {}) {
  const jar = newRequest({ host, headers: { 'sec-fetch-site': site } });
  await signIn(jar, ticket({ sub: String(who.id), email: who.email }), token || (await tokenOf(who)));
  const response = await GET(new Request(locale ? `${ADDRESS}?locale=${locale}` : ADDRESS));
  return { jar, response, data: (await response.json()) as CustomerExport };
}

/** Stores something of each kind that the site retains, under an e-mail address. */
async function leave(email: string): Promise<void> {
  const { db } = own.store;
  const id = randomUUID();
  const shared = { locale: 'fr-fr', state: 'accepted' as const, contents: 'c', deliveries: [], deleteAt: LATER };
  await db
    .insert(submissions)
    .values({ ...shared, id, form: 'contact', key: id, payload: { email, message: `De ${email}` } });
  const file = { submissionId: id, field: 'attachments', name: 'ordonnance.pdf', type: 'application/pdf', size: 1_234 };
  await db.insert(files).values({ ...file, id: randomUUID(), sha256: 'secret' });
  await db.insert(subscribers).values({ id: randomUUID(), email, locale: 'fr-fr', channel: 'newsletter_block' });
  await db.insert(mailSubscriptions).values({
    id: randomUUID(),
    kind: 'stock',
    email,
    locale: 'fr-fr',
    subject: '70012',
    details: { productName: 'Nuit posée' },
    state: 'active',
    expiresAt: LATER,
  });
  await reviewBook(db).write({
    orderName: `#${id.slice(0, 8)}`,
    variantId: '70012',
    productId: '7001',
    productName: 'Nuit posée',
    email,
    locale: 'fr-fr',
    displayName: 'C.',
    rating: 4,
    title: 'Bien',
    text: `De ${email}`,
    orderedAt: new Date(),
  });
}

describe('the copy of the data', () => {
  test('is a file, kept by nobody on the way', async () => {
    const { response } = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="donnees-\d{4}-\d{2}-\d{2}\.json"$/,
    );
  });

  test.each([
    ['nl-be', 'gegevens'],
    ['fr-be', 'donnees'],
  ] as const)('is asked for in the language of the page, and named in it: %s', async (locale, name) => {
    const { response, data } = await ask({ who: LOTTE, host: 'be.localhost:3000', locale });
    expect(response.headers.get('content-disposition')).toContain(`filename="${name}-2`);
    const customer = { ...data.customer, addresses: data.addresses };
    const props = { locale, path: '/', customer, session: ticket(), query: readSavedQuery({}, [], '') };
    const { prelude } = await prerender(await InformationView(props));
    const html = await new Response(prelude as ReadableStream).text();
    expect(html).toContain(`href="/api/ecommerce/customer-export?locale=${locale}"`);
  });

  test('has the customer, every address and every order with its lines', async () => {
    const { data } = await ask();
    const seeded = services.commerce.catalogue.orders.filter(({ customerId }) => customerId === CAMILLE.id);
    expect(data).toMatchObject({ complete: true, missing: [], customer: { email: CAMILLE.email } });
    expect(data.addresses).toMatchObject([{ city: 'Die' }]);
    expect(data.orders.map(({ number }) => Number(number)).sort()).toEqual(seeded.map(({ number }) => number).sort());
    expect(data.orders.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  test('has what the site keeps of the person, of files the names, and nothing of others', async () => {
    await leave('Camille.Morel@exemple.fr');
    await leave(LOTTE.email);
    const { data } = await ask();
    expect(data.site).toMatchObject({
      messages: [
        {
          form: 'contact',
          content: { message: 'De Camille.Morel@exemple.fr' },
          files: [{ field: 'attachments', name: 'ordonnance.pdf', type: 'application/pdf', bytes: 1_234 }],
        },
      ],
      newsletter: [{ channel: 'newsletter_block', confirmedAt: null }],
      mailSubscriptions: [{ kind: 'stock', details: { productName: 'Nuit posée' }, state: 'active' }],
      reviews: [{ productName: 'Nuit posée', rating: 4, state: 'pending' }],
      reviewInvitations: [],
    });
    expect(JSON.stringify(data)).not.toContain(LOTTE.email);
    expect(JSON.stringify(data)).not.toContain('secret');
  });

  test('has what the person sent about their orders, and nothing about the orders of others or of guests', async () => {
    const orders = services.commerce.catalogue.orders;
    const mine = orders.filter(({ customerId }) => customerId === CAMILLE.id).map(({ number }) => number);
    const other = orders.find(({ customerId }) => customerId === LOTTE.id)?.number;
    const fromAccount = { fromAccount: true };
    const asDeclared = { ...fromAccount, email: 'at-work@exemple.fr' };
    const theirs: [form: string, order: string, more: object][] = [
      ['returns', `#${mine[0]}`, fromAccount],
      ['returns', ` # ${mine[1]} `, fromAccount],
      // Stored before requests from the account had their mark.
      ['returns', `#${mine[0]}`, { products: ['1 × Nuit posée'] }],
      ['withdrawal', `#${mine[1]}`, asDeclared],
    ];
    const notTheirs: typeof theirs = [
      ['returns', `#${mine[0]}`, { reason: 'Mon eczéma.' }],
      ['returns', `#${other}`, fromAccount],
      ['returns', 'SIL1042', fromAccount],
      ['withdrawal', `#${mine[0]}`, {}],
      ['withdrawal', `#${mine[0]}`, { products: ['1 × Nuit posée'], fromAccount: 'false' }],
      ['withdrawal', `#${other}`, asDeclared],
      ['contact', `#${mine[0]}`, { ...asDeclared, products: [] }],
    ];
    const posts = [...theirs, ...notTheirs].map(([form, order, more]) => {
      const id = randomUUID();
      const shared = { locale: 'fr-fr', state: 'accepted' as const, contents: 'c', deliveries: [], deleteAt: LATER };
      return { ...shared, id, key: id, form, payload: { order, productIds: ['7001'], ...more } };
    });
    await own.store.db.insert(submissions).values(posts);
    const { data } = await ask();
    expect(data.complete).toBe(true);
    expect(data.site?.messages.map(({ reference }) => reference).sort()).toEqual(
      posts
        .slice(0, theirs.length)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('says so when there are more orders than it has', async () => {
    moreOrders(services.commerce, CAMILLE.id, 300);
    const { data } = await ask();
    expect(data).toMatchObject({ complete: false, missing: ['olderOrders'] });
    expect(data.orders).toHaveLength(300);
    expect(new Set(data.orders.map(({ number }) => number)).size).toBe(300);
  });

  test('has nothing of the site where nobody has proven the address, and says so', async () => {
    changed.SHOP_IDENTITY = 'password';
    await leave(CAMILLE.email);
    const { data } = await ask();
    expect(data).toMatchObject({ complete: false, missing: ['siteData'], site: null });
    expect(JSON.stringify(data)).not.toContain('De Camille');
  });

  test('goes by the address that the provider has proven, not by one that the customer wrote at the shop', async () => {
    await leave(LOTTE.email);
    const token = await tokenOf(CAMILLE);
    const customer = services.commerce.catalogue.customers.find(({ id }) => id === CAMILLE.id);
    if (!customer) throw new Error('no such customer');
    services.commerce.state.data.customers[CAMILLE.id] = { ...customer, email: LOTTE.email };
    const { data } = await ask({ token });
    expect(data.customer.email).toBe(LOTTE.email);
    expect(data).toMatchObject({ complete: false, missing: ['siteData'] });
    expect(data.site).toEqual({
      messages: [],
      newsletter: [],
      mailSubscriptions: [],
      reviews: [],
      reviewInvitations: [],
    });
  });
});

describe('there is none', () => {
  test('more often than twenty times within an hour', async () => {
    const lotte = await tokenOf(LOTTE);
    const statuses: number[] = [];
    for (let count = 0; count <= EXPORTS.points; count++)
      statuses.push((await ask({ who: LOTTE, token: lotte })).response.status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  });

  test('for what another site asks for', async () => {
    const { response } = await ask({ site: 'cross-site' });
    expect(response.status).toBe(403);
    expect(services.operations('commerce').filter((name) => name !== 'customerAccessTokenCreate')).toEqual([]);
  });

  test('for whom nobody has signed in', async () => {
    newRequest({ headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await GET(new Request(ADDRESS))).status).toBe(401);
  });

  test('where nothing is sold', async () => {
    expect((await ask({ host: 'tn.localhost:3000' })).response.status).toBe(404);
  });

  test('for a token that the shop does not know, which is forgotten', async () => {
    const { response, jar } = await ask({ token: 'revoked' });
    expect(response.status).toBe(401);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });

  test.each(['customerByToken', 'customerAddresses', 'customerOrderDetails'])(
    'while the shop does not answer %s: no half of it, and the token stays',
    async (operation) => {
      expectConsole('error', /^\[export\] /);
      goesWrong(operation, { kind: 'status', status: 503 });
      const { response, jar } = await ask();
      expect(response.status).toBe(503);
      expect(jar.get(CUSTOMER_TOKEN_COOKIE)?.value).toBeTruthy();
    },
  );
});
