import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { POST } from '../../../app/api/webhooks/shopify/route.ts';
import { addJob } from '../../../lib/outbox/jobs.ts';
import { areExpired, areStale, tagTable } from '../../../lib/platform/cache/tags.ts';
import { env } from '../../../lib/platform/env.ts';
import { checkPrices } from '../../../lib/prices/check.ts';
import { OFFER_RULES_TAG, productTag } from '../../../lib/services/shopify/types.ts';
import { mailSubscriptions, priceLog } from '../../../lib/services/store/schema.ts';
import { checkStock } from '../../../lib/stock-alert/check.ts';
import { runJobs } from '../../../lib/worker/run-jobs.ts';
import { levelBody, productBody } from '../../../packages/sandbox/shopify/webhooks/payloads.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn } from '../../setup/forms.ts';
import * as cache from '../../setup/next/cache.ts';
import { startServices } from '../../setup/services.ts';
import { sellable } from '../sellable.ts';

const { commerce } = await startServices();
const forms = formsOn();
const [variantId] = sellable(commerce) as [string];
const variant = commerce.catalogue.variant(Number(variantId));
if (!variant) throw new Error('the shop has nothing to sell');

const SECRET = 'silene-shop-webhook-secret';
type Sent = { topic?: string; body: unknown; id?: string; secret?: string; headers?: Record<string, string> };

/** A webhook as the shop sends it. */
async function webhook({ topic = 'products/update', body, id = randomUUID(), secret = SECRET, headers }: Sent) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  const answer = await POST(
    new Request('http://fr.localhost:3000/api/webhooks/shopify', {
      method: 'POST',
      body: text,
      headers: { 'x-shopify-topic': topic, 'x-shopify-hmac-sha256': signature, 'x-shopify-webhook-id': id, ...headers },
    }),
  );
  return { status: answer.status, said: ((await answer.json()) as { message: string }).message };
}

let minute = 0;
/** The webhooks of the shop about a stock level, each time with a later timestamp. */
function telling(left: number) {
  commerce.state.data.stock[Number(variantId)] = left;
  minute += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
  return {
    level: { topic: 'inventory_levels/update', body: levelBody(variant as NonNullable<typeof variant>, commerce, at) },
    product: { body: productBody((variant as NonNullable<typeof variant>).product, new Set(), commerce, at) },
  };
}

const wait = (email = 'camille@exemple.fr') =>
  forms.place.store.db.insert(mailSubscriptions).values({
    id: randomUUID(),
    kind: 'stock',
    email,
    subject: variantId,
    locale: 'fr-fr',
    details: { productName: 'Tisane du soir' },
    state: 'active',
    expiresAt: sql`now() + interval '1 day'`,
  });

/** Runs the queue's jobs, now and after the storefront's lag. */
async function work(): Promise<void> {
  await forms.hurry();
  for (const ids of await forms.dueJobs('check-stock')) await checkStock(forms.place.store, ids);
}

describe('a webhook of the shop', () => {
  test('says back: exactly one mail, however often and in whatever order webhooks come', async () => {
    await wait();
    const gone = telling(0);
    const back = telling(4);
    // The later events first, each of them twice, and all at once.
    const sent = [back.product, back.level, gone.level, back.level, gone.product];
    const answers = await Promise.all(sent.map(webhook));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ said }) => said === 'known already')).toHaveLength(1);
    await work();
    await webhook(telling(9).product);
    await work();
    expect(await forms.mails('alert-back')).toHaveLength(1);
    expect(await forms.subscriptions()).toMatchObject([{ state: 'done' }]);
  });

  test('that says "gone" tells nobody anything', async () => {
    await wait();
    await webhook(telling(0).level);
    await work();
    expect(await forms.mails('alert-back')).toEqual([]);
    expect(await forms.subscriptions()).toMatchObject([{ state: 'active' }]);
  });

  test('has the stock looked at now and once more, since the storefront lags', async () => {
    await webhook(telling(1).level);
    expect(await forms.dueJobs('check-stock')).toEqual([[]]);
    await forms.hurry();
    expect(await forms.dueJobs('check-stock')).toHaveLength(1);
  });

  test('of a product names its variants, and has its page made anew', async () => {
    const revalidated = vi.spyOn(cache, 'revalidateTag');
    const { product } = telling(2);
    expect(await webhook(product)).toEqual({ status: 200, said: 'noted' });
    const [ids] = await forms.dueJobs('check-stock');
    expect(ids).toContain(variantId);
    expect(revalidated).toHaveBeenCalledExactlyOnceWith(`shopify/product/${variant.product.id}`, 'max');
  });

  test('of a product has its prices looked at now and once more, in each country that has a shop', async () => {
    await webhook(telling(2).product);
    const [now] = await forms.dueJobs('check-prices');
    expect(now).toEqual([String(variant.product.id)]);
    await forms.hurry();
    const [later] = await forms.dueJobs('check-prices');
    expect(later).toEqual(now);
    for (const each of [now, later]) await checkPrices(forms.place.store, each ?? []);
    const rows = (await forms.place.store.db.select().from(priceLog)).filter((row) => row.variantId === variantId);
    expect(rows.map(({ country }) => country).sort()).toEqual(['BE', 'FR']);
  });

  test('of a product has its page made anew once more after the lag; a check of all prices does not', async () => {
    const other = commerce.catalogue.products.find(({ id }) => id !== variant.product.id);
    if (!other) throw new Error('the shop has one product only');
    const tags = [productTag(String(other.id))];
    const isMadeAnew = async () => {
      tagTable().times.clear();
      await runJobs(forms.place.store, 'check-prices', () => {});
      return [areStale(tags, 0), areExpired(tags, 0), tagTable().times.size];
    };
    await webhook({ body: productBody(other, new Set(), commerce, new Date().toISOString()) });
    expect(await isMadeAnew()).toEqual([true, false, 1]);
    expect(await isMadeAnew()).toEqual([false, false, 0]);
    await forms.hurry();
    expect(await isMadeAnew()).toEqual([true, false, 1]);
    await addJob(forms.place.store.db, 'check-prices', []);
    expect(await isMadeAnew()).toEqual([false, false, 0]);
  });

  test('that says back: who is told does not find the page sold out, nobody else waits for it', async () => {
    const tags = [productTag(String(variant.product.id))];
    const isExpired = async () => {
      tagTable().times.clear();
      await forms.hurry();
      await runJobs(forms.place.store, 'check-stock', () => {});
      return areExpired(tags, 0);
    };
    await webhook(telling(6).level);
    expect(await isExpired()).toBe(false);
    await wait();
    await webhook(telling(7).level);
    expect(await isExpired()).toBe(true);
    expect(await forms.mails('alert-back')).toHaveLength(1);
  });

  test('of a level of stock says nothing about prices', async () => {
    await webhook(telling(2).level);
    expect(await forms.dueJobs('check-prices')).toEqual([]);
  });

  test('that comes once more is noted once: by its id, and by its signature under another id', async () => {
    const { product } = telling(2);
    const id = randomUUID();
    expect((await webhook({ ...product, id })).said).toBe('noted');
    expect((await webhook({ ...product, id })).said).toBe('known already');
    expect((await webhook(product)).said).toBe('known already');
    expect((await webhook({ ...telling(3).product, id })).said).toBe('known already');
    expect(await forms.dueJobs('check-stock')).toHaveLength(1);
    expect(await forms.dueJobs('check-prices')).toHaveLength(1);
  });

  test.each<[string, Partial<Sent>]>([
    ['signed with another secret', { secret: 'guessed' }],
    ['without a signature', { headers: { 'x-shopify-hmac-sha256': '' } }],
  ])('%s is refused', async (_, wrong) => {
    expect(await webhook({ ...telling(2).product, ...wrong })).toEqual({ status: 401, said: 'wrong signature' });
    expect(await forms.dueJobs('check-stock')).toEqual([]);
    expect(await forms.dueJobs('check-prices')).toEqual([]);
    expect(await forms.place.store.db.select().from(priceLog)).toEqual([]);
  });

  test('of a subscription of the app is signed with its client secret', async () => {
    expect((await webhook({ ...telling(2).product, secret: env().SHOPIFY_CLIENT_SECRET ?? '' })).said).toBe('noted');
  });

  test.each(['of-today', 'of-yesterday'])('is signed with any of several secrets: %s', async (secret) => {
    changed.SHOPIFY_WEBHOOK_SECRET = 'of-today, of-yesterday';
    expect((await webhook({ ...telling(2).product, secret })).said).toBe('noted');
  });

  test('is refused where no secret is set', async () => {
    changed.SHOPIFY_WEBHOOK_SECRET = undefined;
    changed.SHOPIFY_CLIENT_SECRET = undefined;
    expect((await webhook({ ...telling(2).product, secret: '' })).status).toBe(401);
  });

  test.each<[string, Sent]>([
    ['another topic', { topic: 'orders/create', body: { id: 1 } }],
    ['a body that is no JSON', { body: '{' }],
    ['a product without an id', { body: { variants: [{ id: 1 }] } }],
  ])('of %s is taken, and nothing happens', async (_, sent) => {
    if (!sent.topic) expectConsole('error', /^\[webhook\] AppError: invalid input: products\/update/);
    expect(await webhook(sent)).toEqual({ status: 200, said: 'nothing of ours' });
    expect(await forms.dueJobs('check-stock')).toEqual([]);
  });

  test('that cannot be noted is asked for again', async () => {
    expectConsole('error', /\[webhook\]/);
    vi.spyOn(forms.place.store, 'transaction').mockRejectedValueOnce(new Error('the store is away'));
    const { product } = telling(2);
    expect((await webhook(product)).status).toBe(503);
    expect((await webhook(product)).said).toBe('noted');
  });
});

describe('a webhook about offers', () => {
  test('has the rules read once more after the lag', async () => {
    const isExpired = async () => {
      tagTable().times.clear();
      await runJobs(forms.place.store, 'read-offers', () => {});
      return areExpired([OFFER_RULES_TAG], 0);
    };
    await webhook({ topic: 'collections/update', body: { id: 6002 } });
    expect(await isExpired()).toBe(false);
    await forms.hurry();
    expect(await isExpired()).toBe(true);
    expect(await forms.dueJobs('read-offers')).toEqual([]);
  });

  test('that cannot be noted is asked for again, and the rules are read anew at once', async () => {
    expectConsole('error', /\[webhook\]/);
    const revalidate = vi.spyOn(cache, 'revalidateTag');
    vi.spyOn(forms.place.store.db, 'insert').mockImplementationOnce(() => {
      throw new Error('the store is away');
    });
    expect((await webhook({ topic: 'discounts/delete', body: { id: 5003 } })).status).toBe(503);
    expect(revalidate.mock.calls).toEqual([[OFFER_RULES_TAG, { expire: 0 }]]);
    revalidate.mockRestore();
  });

  test.each(['metaobjects/update', 'discounts/create', 'collections/delete'])(
    '%s: the rules are read anew',
    async (topic) => {
      const revalidate = vi.spyOn(cache, 'revalidateTag');
      expect(await webhook({ topic, body: { id: 5001 } })).toEqual({ status: 200, said: 'noted' });
      expect(revalidate.mock.calls).toEqual([[OFFER_RULES_TAG, { expire: 0 }]]);
      revalidate.mockRestore();
    },
  );

  test('a forged one, and one about something else, change nothing', async () => {
    const revalidate = vi.spyOn(cache, 'revalidateTag');
    expect((await webhook({ topic: 'metaobjects/update', body: {}, secret: 'a-secret-of-somebody-else' })).status).toBe(
      401,
    );
    expect((await webhook({ topic: 'metaobject_definitions/update', body: {} })).said).toBe('nothing of ours');
    expect(revalidate).not.toHaveBeenCalled();
    revalidate.mockRestore();
  });
});
