import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { followLink } from '../../../lib/confirmation/actions.ts';
import { addJob } from '../../../lib/outbox/jobs.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { jobs, outbox } from '../../../lib/services/store/schema.ts';
import { requestStockAlert } from '../../../lib/stock-alert/actions.ts';
import { checkStock } from '../../../lib/stock-alert/check.ts';
import { runJobs, schedulePeriodic } from '../../../lib/worker/run-jobs.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted, tokenOf } from '../../setup/forms.ts';
import { startServices } from '../../setup/services.ts';
import { DRIVERS } from '../../setup/store.ts';
import { sellable } from '../sellable.ts';

const services = await startServices();
const [first, second] = sellable(services.commerce) as [string, string];
const stock = (variantId: string, left: number) => {
  services.commerce.state.data.stock[Number(variantId)] = left;
};
const fields = { locale: 'fr-fr', email: 'Camille@Exemple.fr', variantId: first };

const { drafts } = services.content?.repository ?? {};
if (!drafts) throw new Error('these tests need the content service');
type Saved = Parameters<typeof drafts.save>[0];

/** The page that sells the product of the first variant. */
function pageOfFirst(): Saved {
  const { products } = services.commerce.catalogue;
  const product = products.find(({ variants }) => variants.some(({ id }) => String(id) === first));
  const isPage = ({ type, lang, data }: Saved) =>
    type === 'product' && lang === 'fr-fr' && data.shop_product_id === String(product?.id);
  const page = drafts?.all().find(isPage);
  if (!page) throw new Error('no page sells this product');
  return page;
}

function publish(page: Saved): void {
  drafts?.save(page);
  drafts?.publish(page.id);
  bumpContentVersion();
}

const changes = {
  medicine: (page: Saved) => publish({ ...page, data: { ...page.data, regulatory_class: 'medicine_registered' } }),
  withdrawn: (page: Saved) => {
    drafts?.unpublish(page.id);
    bumpContentVersion();
  },
  moved: (page: Saved) => publish({ ...page, uid: 'une-autre-adresse' }),
};

/** Runs work while the page is another one. */
async function during<T>(change: keyof typeof changes, work: () => Promise<T>): Promise<T> {
  const page = pageOfFirst();
  changes[change](page);
  return work().finally(() => publish(page));
}

beforeEach(() => {
  stock(first, 0);
  stock(second, 0);
});

describe.each(DRIVERS)('a stock alert on the %s store', (driver) => {
  const forms = formsOn(driver);
  const ask = async (more: object = {}, host?: string) => {
    newVisitor(host);
    return requestStockAlert(null, await scripted('stock-alert', { ...fields, ...more }));
  };
  const question = async () => (await forms.mails('alert-confirm')).at(-1);
  const follow = (url: unknown) => followLink(posted({ token: tokenOf(url) }));
  const confirmed = async (more: object = {}) => {
    await ask(more);
    expect(await follow((await question())?.values.confirmUrl)).toEqual({ outcome: 'done', purpose: 'alert-confirm' });
    await forms.place.store.db.delete(outbox);
    await Promise.all([forms.dueJobs('check-stock'), forms.dueDeliveries()]);
  };
  const check = (ids: string[] = []) => checkStock(forms.place.store, ids);
  const age = (column: 'expires_at', interval: string) =>
    forms.place.store.db.execute(sql.raw(`update mail_subscriptions set ${column} = now() - interval '${interval}'`));

  test('asked: the request is noted with its product, its address is asked, and nothing more', async () => {
    expect(await ask()).toEqual({ status: 'done' });
    expect(await forms.subscriptions()).toMatchObject([
      { email: 'camille@exemple.fr', subject: first, locale: 'fr-fr', state: 'pending', confirmedAt: null },
    ]);
    const [alert] = await forms.subscriptions();
    expect(alert?.details).toEqual({ productName: expect.stringMatching(/\S/) });
    expect(await forms.deliveries()).toMatchObject([
      {
        template: 'alert-confirm',
        to: { address: 'camille@exemple.fr' },
        values: { productName: alert?.details.productName },
      },
    ]);
    stock(first, 5);
    expect(await check()).toBe(0);
  });

  test.each<[what: string, change: () => void]>([
    ['is there again', () => stock(first, 3)],
    ['is withdrawn', () => changes.withdrawn(pageOfFirst())],
    [
      'cannot be read',
      () =>
        services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 }),
    ],
  ])('asked once more by the same post when the product %s: it is asked', async (_, change) => {
    const page = pageOfFirst();
    const post = await scripted('stock-alert', fields);
    expect(await requestStockAlert(null, post)).toEqual({ status: 'done' });
    change();
    expect(await requestStockAlert(null, post)).toEqual({ status: 'done' });
    expect(await forms.deliveries()).toHaveLength(1);
    publish(page);
  });

  test('answered: it waits, and the stock is looked at right away', async () => {
    await ask();
    const url = (await question())?.values.confirmUrl;
    expect(await follow(url)).toMatchObject({ outcome: 'done' });
    expect(await follow(url)).toMatchObject({ outcome: 'done' });
    expect(await forms.subscriptions()).toMatchObject([{ state: 'active', confirmedAt: expect.any(Date) }]);
    expect(await forms.dueJobs('check-stock')).toEqual([[first]]);
    expect(await check([first])).toBe(0);
  });

  test('back: each who waits is told exactly once, however often and by however many it is looked at', async () => {
    await confirmed();
    await confirmed({ email: 'autre@exemple.fr' });
    await confirmed({ email: 'patient@exemple.fr', variantId: second });
    stock(first, 3);
    const told = await Promise.all([check(), check([first]), check([first, second]), check()]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await check()).toBe(0);
    const mails = await forms.mails('alert-back');
    expect(mails.map(({ to }) => to.address).sort()).toEqual(['autre@exemple.fr', 'camille@exemple.fr']);
    const { origin, pathname, search } = new URL(String(mails[0]?.values.productUrl));
    expect([origin, search]).toEqual(['http://fr.localhost:3000', `?variant=${first}`]);
    expect(pathname).toMatch(/^\/nos-produits\/.+/);
    expect(mails[0]?.unsubscribeUrl).toMatch(/\/api\/leave\?t=alert-leave\./);
    expect(await forms.dueDeliveries()).toHaveLength(2);
    const states = (await forms.subscriptions()).map(({ email, state }) => `${email} ${state}`);
    expect(states.sort()).toEqual(['autre@exemple.fr done', 'camille@exemple.fr done', 'patient@exemple.fr active']);
  });

  test('while the shop does not answer, it is looked at again and again, and given up after some thirty hours', async () => {
    await confirmed();
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    const said = expectConsole('error', /^\[check-stock\] /);
    const { db, transaction } = forms.place.store;
    await db.delete(jobs);
    await transaction((tx) => addJob(tx, 'check-stock', [first]));
    await runJobs(forms.place.store, 'check-stock', () => {});
    expect(await db.select().from(jobs)).toMatchObject([{ attempts: 1, leasedUntil: null }]);
    await db.update(jobs).set({ attempts: 1_799 });
    await forms.hurry();
    await runJobs(forms.place.store, 'check-stock', () => {});
    expect(said.at(-1)).toBe('[check-stock] AppError: job failed after 1800 attempts: check-stock');
    expect(await db.select().from(jobs)).toEqual([]);
    expect(await forms.subscriptions()).toMatchObject([{ state: 'active' }]);
  });

  test('back without a word of the shop: the hourly look finds it, and comes again', async () => {
    await confirmed({ email: 'patient@exemple.fr' });
    const { db } = forms.place.store;
    await db.delete(jobs);
    await schedulePeriodic(forms.place.store);
    stock(first, 4);
    await db.update(jobs).set({ dueAt: sql`now() - interval '1 second'` });
    await runJobs(forms.place.store, 'check-stock', () => {});
    expect(await forms.mails('alert-back')).toMatchObject([{ to: { address: 'patient@exemple.fr' } }]);
    const [job] = await db.select().from(jobs).where(eq(jobs.kind, 'check-stock'));
    expect(job?.dueAt.getTime()).toBeGreaterThan(Date.now());
  });

  test.each(['medicine', 'withdrawn'] as const)(
    'back, its page changed since (%s): it ends without a mail',
    async (change) => {
      await confirmed();
      stock(first, 3);
      expect(await during(change, () => check([first]))).toBe(0);
      expect(await forms.mails('alert-back')).toEqual([]);
      expect(await forms.subscriptions()).toMatchObject([{ state: 'done', mailedAt: null }]);
    },
  );

  test('back, its page moved since: the mail leads to where it is now', async () => {
    await confirmed();
    stock(first, 3);
    expect(await during('moved', () => check())).toBe(1);
    const [mail] = await forms.mails('alert-back');
    expect(mail?.values.productUrl).toMatch(new RegExp(`/une-autre-adresse\\?variant=${first}$`));
  });

  test('back while the content service does not answer: it goes on waiting, and is told later', async () => {
    await confirmed();
    stock(first, 3);
    expectConsole('error', /^\[\w[\w-]*\] \w*Error: (?:received status 503 |content repository unavailable: )/);
    bumpContentVersion();
    services.faults.set({ service: 'content', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    await expect(check()).rejects.toThrow();
    expect(await forms.subscriptions()).toMatchObject([{ state: 'active' }]);
    services.faults.clear();
    expect(await check()).toBe(1);
  });

  test('erased by the link of its only mail: nothing about the person stays, and a second press says the same', async () => {
    await confirmed();
    await confirmed({ email: 'autre@exemple.fr' });
    stock(first, 2);
    await check();
    const mail = (await forms.mails('alert-back')).find(({ to }) => to.address === 'autre@exemple.fr');
    const { leaveUrl } = mail?.values ?? {};
    expect(await follow(leaveUrl)).toEqual({ outcome: 'done', purpose: 'alert-leave' });
    const left = (await forms.subscriptions()).map(({ email, state, details }) => [email, state, details]);
    expect(left).toHaveLength(2);
    expect(left).toContainEqual(['', 'left', {}]);
    expect(left).toContainEqual(['camille@exemple.fr', 'done', expect.objectContaining({})]);
    expect(await forms.mails('alert-back')).toMatchObject([{ to: { address: 'camille@exemple.fr' } }]);
    expect(await follow(leaveUrl)).toEqual({ outcome: 'done', purpose: 'alert-leave' });
  });

  test('left, or older than a year: nobody is told', async () => {
    await ask();
    const { leaveUrl, confirmUrl } = (await question())?.values ?? {};
    await follow(confirmUrl);
    expect(await follow(leaveUrl)).toEqual({ outcome: 'done', purpose: 'alert-leave' });
    expect(await follow(leaveUrl)).toMatchObject({ outcome: 'done' });
    expect(await follow(confirmUrl)).toMatchObject({ outcome: 'gone' });
    expect(await forms.subscriptions()).toMatchObject([{ state: 'left' }]);
    await confirmed({ email: 'autre@exemple.fr' });
    await age('expires_at', '1 minute');
    stock(first, 3);
    expect(await check()).toBe(0);
    expect(await forms.mails('alert-back')).toEqual([]);
  });

  test('asked again: the lost question comes again; once it waits nobody gets a second mail', async () => {
    await ask();
    await ask();
    expect(await forms.mails('alert-confirm')).toHaveLength(2);
    expect(await forms.subscriptions()).toHaveLength(1);
    await follow((await question())?.values.confirmUrl);
    await forms.place.store.db.delete(outbox);
    expect(await ask()).toEqual({ status: 'done' });
    expect(await forms.deliveries()).toEqual([]);
    expect(await forms.subscriptions()).toMatchObject([{ state: 'active' }]);
  });

  test('without script nothing is noted and nobody is written to before the button', async () => {
    const state = await requestStockAlert(null, posted(fields));
    expect(state.status).toBe('confirm');
    expect([await forms.subscriptions(), await forms.deliveries()]).toEqual([[], []]);
    const token = state.status === 'confirm' ? state.token : '';
    expect(await requestStockAlert(null, posted({ token }))).toEqual({ status: 'done' });
    expect(await forms.subscriptions()).toMatchObject([{ state: 'pending' }]);
    expect(await forms.mails('alert-confirm')).toHaveLength(1);
  });

  test('without script, left and asked again at once: its button sends the question again', async () => {
    const plain = async () => {
      const state = await requestStockAlert(null, posted({ ...fields, email: 'lotte@voorbeeld.be' }));
      return state.status === 'confirm' ? state.token : '';
    };
    const idIn = (token: string) => token.split('.')[1];
    const press = async (token: string) =>
      expect(await requestStockAlert(null, posted({ token }))).toEqual({ status: 'done' });
    const first = await plain();
    expect(idIn(await plain()), 'a double click').toBe(idIn(first));
    await press(first);
    const { confirmUrl, leaveUrl } = (await question())?.values ?? {};
    await follow(confirmUrl);
    await follow(leaveUrl);
    await forms.place.store.db.delete(outbox);
    const second = await plain();
    expect(idIn(second)).not.toBe(idIn(first));
    expect(idIn(await plain())).toBe(idIn(second));
    await press(first);
    expect(await forms.deliveries()).toEqual([]);
    await press(second);
    expect(await follow((await question())?.values.confirmUrl)).toMatchObject({ outcome: 'done' });
    expect((await forms.subscriptions()).map(({ state }) => state)).toEqual(['left', 'active']);
    expect(idIn(await plain()), 'a third time').not.toBe(idIn(second));
    expect((await forms.rows()).submissions.map(({ state }) => state).sort()).toEqual(['accepted', 'accepted', 'held']);
  });

  describe('what nobody can wait for is refused politely, and the address comes back', () => {
    const notSold = {
      status: 'error',
      problem: { code: 'notSoldHere' },
      result: { initialValue: { email: 'Camille@Exemple.fr' } },
    };
    const keptNothing = async () =>
      expect([(await forms.rows()).submissions, await forms.subscriptions(), await forms.deliveries()]).toEqual([
        [],
        [],
        [],
      ]);

    test('a variant that the shop does not know', async () => {
      expect(await ask({ variantId: '99999999' })).toMatchObject(notSold);
      await keptNothing();
    });

    test('anything in Tunisia', async () => {
      expect(await ask({ locale: 'fr-tn' }, 'tn.localhost:3000')).toMatchObject(notSold);
      expect(services.operations('commerce')).toEqual([]);
      await keptNothing();
    });

    test('a variant that can be ordered now', async () => {
      stock(second, 4);
      const inStock = { ...notSold, problem: { code: 'inStock' } };
      expect(await ask({ variantId: second })).toMatchObject(inStock);
      expect(await requestStockAlert(null, posted({ ...fields, variantId: second }))).toMatchObject(inStock);
      await keptNothing();
    });

    test('a medicine, even when an editor has linked it to the shop', async () => {
      expect(await during('medicine', () => ask())).toMatchObject(notSold);
      await keptNothing();
    });

    test.each(['commerce', 'content'] as const)(
      'while the %s service does not answer, nothing is lost',
      async (service) => {
        expectConsole('error', /^\[\w[\w-]*\] \w*Error: (?:received status 503 |content repository unavailable: )/);
        bumpContentVersion();
        services.faults.set({ service, operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
        expect(await ask({})).toMatchObject({ ...notSold, problem: { code: 'unavailable' } });
        await keptNothing();
      },
    );
  });
});
