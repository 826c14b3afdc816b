import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = path.resolve('lib/services/store/migrations');
const migration = (name: string) =>
  readFileSync(path.join(folder, `${name}.sql`), 'utf8').replaceAll('--> statement-breakpoint', '');

/** The schema of pg-boss 12, as far as the migration reads it. */
const SECOND_BOOK = `create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (id uuid not null, name text not null, data jsonb, state pgboss.job_state not null, start_after timestamptz not null default now())`;

describe('a store with two books', () => {
  const client = new PGlite();
  const [waiting, urgent, sent, failed] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const job = (name: string, state: string, data: object) =>
    client.query('insert into pgboss.job (id, name, state, data) values ($1, $2, $3, $4)', [
      randomUUID(),
      name,
      state,
      JSON.stringify(data),
    ]);

  beforeAll(async () => {
    for (const name of ['0000_first', '0001_price_log']) await client.exec(migration(name));
    await client.exec(SECOND_BOOK);
    const row = (id: string, state: string, template: string) =>
      client.query('insert into outbox (id, state, delivery) values ($1, $2, $3)', [
        id,
        state,
        JSON.stringify({ kind: 'mail', template }),
      ]);
    await row(waiting, 'waiting', 'contact-team');
    await row(urgent, 'waiting', 'withdrawal-receipt');
    await row(sent, 'sent', 'contact-team');
    await row(failed, 'failed', 'contact-received');
    await job('deliver', 'active', { id: waiting });
    await job('undelivered', 'created', { id: urgent });
    await job('check-stock', 'created', { variantIds: ['11'] });
    await job('check-stock', 'active', { variantIds: [] });
    await job('check-prices', 'retry', { productIds: ['7'] });
    await job('check-prices', 'completed', { productIds: ['8'] });
    await job('erase', 'created', {});
    await client.exec(migration('0002_one_book'));
  }, 60_000);
  afterAll(() => client.close());

  test('has every delivery that waits due, the urgent first', async () => {
    const { rows } = await client.query(
      `select id from outbox where state = 'waiting' and next_attempt_at <= now() and leased_until is null order by priority desc`,
    );
    expect(rows).toEqual([{ id: urgent }, { id: waiting }]);
  });

  test('keeps what was to be looked at in the shop', async () => {
    const { rows } = await client.query('select kind, ids, periodic from jobs order by kind, ids::text');
    expect(rows).toEqual([
      { kind: 'check-prices', ids: ['7'], periodic: false },
      { kind: 'check-stock', ids: ['11'], periodic: false },
      { kind: 'check-stock', ids: [], periodic: false },
    ]);
  });

  test('has no second book any more', async () => {
    const { rows } = await client.query(`select 1 from pg_namespace where nspname = 'pgboss'`);
    expect(rows).toEqual([]);
  });
});

describe('a store with a table of stock alerts', () => {
  const client = new PGlite();
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;

  beforeAll(async () => {
    for (const name of ['0000_first', '0001_price_log', '0002_one_book']) await client.exec(migration(name));
    for (const [index, state] of ['active', 'sent', 'left'].entries())
      await client.query(
        `insert into stock_alerts (id, email, locale, variant_id, product_name, product_path, state, sent_at, expires_at)
         values ($1, 'camille@exemple.fr', 'fr-fr', '11', 'Nuit posée', '/nuit', $2, $3, now() + interval '9 days')`,
        [ids[index], state, state === 'sent' ? '2026-11-01T00:00:00Z' : null],
      );
    await client.exec(migration('0003_mail_subscriptions'));
  }, 60_000);
  afterAll(() => client.close());

  test('has them as subscriptions to mails, under the ids that links in sent mails name', async () => {
    const { rows } = await client.query<{ id: string }>(
      'select id, kind, subject, details, state, ended_at is null as waits, mailed_at is null as unsent from mail_subscriptions',
    );
    const shared = { kind: 'stock', subject: '11', details: { productName: 'Nuit posée', productPath: '/nuit' } };
    const byId = Object.fromEntries(rows.map((row) => [row.id, row]));
    expect(byId).toEqual({
      [ids[0]]: { ...shared, id: ids[0], state: 'active', waits: true, unsent: true },
      [ids[1]]: { ...shared, id: ids[1], state: 'done', waits: false, unsent: false },
      [ids[2]]: { ...shared, id: ids[2], state: 'left', waits: false, unsent: true },
    });
    const tables = await client.query("select 1 from information_schema.tables where table_name = 'stock_alerts'");
    expect(tables.rows).toEqual([]);
  });
});
