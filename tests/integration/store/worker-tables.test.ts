import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleDelivery } from '../../../lib/mail/preview.ts';
import {
  addJob,
  addPeriodic,
  claimDeliveries,
  claimJobs,
  dueKinds,
  enqueue,
  finishJobs,
  nextRun,
  postponeJobs,
  together,
} from '../../../lib/outbox/jobs.ts';
import { renewLeases } from '../../../lib/services/store/conditions.ts';
import { jobs, outbox } from '../../../lib/services/store/schema.ts';
import { DRIVERS, nextMinute, withStore } from '../../setup/store.ts';

const welcome = sampleDelivery('newsletter-welcome', 'fr-fr');
const receipt = sampleDelivery('withdrawal-receipt', 'fr-fr');
const hours = (count: number) => sql`now() + make_interval(hours => ${count})`;

describe.each(DRIVERS)('the outbox of the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(() => place.clear());
  const fill = async (count: number, delivery = welcome) => {
    for (let number = 0; number < count; number++) await place.store.transaction((tx) => enqueue(tx, [delivery]));
  };
  const change = (values: object, id?: string) =>
    place.store.db
      .update(outbox)
      .set(values)
      .where(id ? eq(outbox.id, id) : undefined);

  test('gives each row to one claim, however many ask at once', async () => {
    await fill(12);
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimDeliveries(place.store, 3)));
    const ids = claims.flat();
    expect(claims.every((claim) => claim.length <= 3)).toBe(true);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  test('gives the urgent first, then the oldest', async () => {
    await fill(4);
    await fill(1, receipt);
    const [first] = await claimDeliveries(place.store, 1);
    const rows = await place.store.db.select().from(outbox).orderBy(outbox.nextAttemptAt);
    expect(rows.find(({ id }) => id === first)?.priority).toBe(1);
    expect(await claimDeliveries(place.store, 1)).toEqual([rows[0]?.id]);
  });

  test('gives back what a process that died had claimed, once the lease has run out, and not before', async () => {
    await fill(1);
    const [id = ''] = await claimDeliveries(place.store, 5);
    expect(await claimDeliveries(place.store, 5)).toEqual([]);
    await change({ leasedUntil: sql`now() - interval '1 second'` });
    expect(await claimDeliveries(place.store, 5)).toEqual([id]);
    await change({ leasedUntil: sql`now() + interval '1 second'` });
    await renewLeases(place.store.db, outbox, [id]);
    const [row] = await place.store.db.select().from(outbox);
    expect(row?.leasedUntil?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });

  test('waits for the time of the next attempt, and not for one of a clock that was ahead', async () => {
    await fill(1);
    await change({ nextAttemptAt: sql`now() + interval '5 minutes'` });
    expect(await claimDeliveries(place.store, 5)).toEqual([]);
    await change({ nextAttemptAt: hours(1) });
    expect(await claimDeliveries(place.store, 5)).toHaveLength(1);
    await change({ leasedUntil: hours(1), nextAttemptAt: sql`now() - interval '1 second'` });
    expect(await claimDeliveries(place.store, 5)).toHaveLength(1);
  });

  test.each(['sent', 'failed'] as const)('gives nothing that was %s', async (state) => {
    await fill(1);
    await change({ state });
    expect(await claimDeliveries(place.store, 5)).toEqual([]);
  });
});

describe.each(DRIVERS)('jobs of the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(() => place.clear());
  const add = (...asked: [Parameters<typeof addJob>[1], string[], number?]) =>
    place.store.transaction((tx) => addJob(tx, ...asked));

  test('that come together are done together, and go when they are done', async () => {
    await add('check-stock', ['1', '2']);
    await add('check-stock', ['2', '3']);
    await add('check-prices', ['9']);
    await add('check-stock', ['4'], 15);
    expect(await dueKinds(place.store)).toEqual(['check-stock', 'check-prices']);
    const claimed = await claimJobs(place.store, 'check-stock');
    expect(together(claimed).sort()).toEqual(['1', '2', '3']);
    expect(await dueKinds(place.store)).toEqual(['check-prices']);
    await finishJobs(place.store, claimed);
    expect(await place.store.db.select().from(jobs)).toHaveLength(2);
    expect(together([...claimed, { ...claimed[0], id: randomUUID(), ids: [] } as never])).toEqual([]);
  });

  test('that fail come again later, and are given up after some thirty hours', async () => {
    await add('check-stock', ['1']);
    const [job] = await claimJobs(place.store, 'check-stock');
    expect(await postponeJobs(place.store, job ? [job] : [])).toEqual([]);
    expect(await dueKinds(place.store)).toEqual([]);
    await place.store.db.update(jobs).set({ dueAt: sql`now() - interval '1 second'`, attempts: 1_799 });
    const again = await claimJobs(place.store, 'check-stock');
    expect(await postponeJobs(place.store, again)).toHaveLength(1);
    expect(await place.store.db.select().from(jobs)).toEqual([]);
  });

  test('that are periodic exist once, run on one instance, and get their next time', async () => {
    const hourly = { minute: 17 };
    const began = new Date();
    await addPeriodic(place.store, 'erase', hourly, sql`now() - interval '1 second'`);
    await addPeriodic(place.store, 'erase', hourly);
    const claims = await Promise.all([1, 2, 3].map(() => claimJobs(place.store, 'erase')));
    expect(claims.map(({ length }) => length).sort()).toEqual([0, 0, 1]);
    await finishJobs(place.store, claims.flat(), hourly);
    const [row, ...more] = await place.store.db.select().from(jobs);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ leasedUntil: null, attempts: 0 });
    expect([nextMinute(hourly.minute, began), nextMinute(hourly.minute, new Date())]).toContainEqual(row?.dueAt);
  });

  test('that are periodic are brought forward when their time is of a clock that was ahead', async () => {
    const began = new Date();
    await addPeriodic(place.store, 'backup', { minute: 7 });
    await place.store.db.update(jobs).set({ dueAt: hours(10_000) });
    await addPeriodic(place.store, 'backup', { minute: 7 });
    const [row] = await place.store.db.select().from(jobs);
    expect([nextMinute(7, began), nextMinute(7, new Date())]).toContainEqual(row?.dueAt);
  });

  test.each([
    ['each hour', 17, '2026-11-25T10:03:20Z', '2026-11-25T10:17:00Z'],
    ['at that very moment the next one', 17, '2026-11-25T10:17:00Z', '2026-11-25T11:17:00Z'],
    ['over midnight', 7, '2026-12-31T23:07:01Z', '2027-01-01T00:07:00Z'],
    ['in the hour that Europe has twice', 37, '2026-10-25T00:40:00Z', '2026-10-25T01:37:00Z'],
  ])('that are periodic run %s', async (_, minute, now, next) => {
    const { db } = place.store;
    await addPeriodic(place.store, 'erase', { minute });
    await db.update(jobs).set({ dueAt: nextRun({ minute }, sql`${now}::timestamptz`) });
    expect(await db.select().from(jobs)).toMatchObject([{ dueAt: new Date(next) }]);
  });

  test('that are periodic run once, also for a process whose clock is behind that of the database', async () => {
    const real = Date;
    const minute = new real(real.now() - 60_000).getUTCMinutes();
    vi.stubGlobal(
      'Date',
      class extends real {
        constructor(...given: [] | [string]) {
          super(...((given.length > 0 ? given : [real.now() - 90_000]) as [number]));
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await addPeriodic(place.store, 'backup', { minute });
    await place.store.db.update(jobs).set({ dueAt: sql`now() - interval '1 second'` });
    await finishJobs(place.store, await claimJobs(place.store, 'backup'), { minute });
    await addPeriodic(place.store, 'backup', { minute });
    expect(await claimJobs(place.store, 'backup')).toEqual([]);
  });
});
