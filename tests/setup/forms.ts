import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import { claimDeliveries, claimJobs, type JobKind } from '../../lib/outbox/jobs.ts';
import { processSingleton } from '../../lib/platform/process.ts';
import { secretsIn } from '../../lib/platform/secret.ts';
import type { Delivery, MailDelivery } from '../../lib/services/store/deliveries.ts';
import { files, jobs, mailSubscriptions, outbox, submissions, subscribers } from '../../lib/services/store/schema.ts';
import { newRequest } from './next/headers.ts';
import { type Driver, withStore } from './store.ts';

type Value = string | File | readonly (string | File)[];
export type Fields = Readonly<Record<string, Value>>;

/** A form as a browser without JavaScript posts it. */
export function posted(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' || value instanceof File ? [value] : value) data.append(name, each);
  }
  return data;
}

/** A solved proof of work for a form, as the browser sends it; less work than a real one, signed in the same way. */
export async function solvedProof(form: string, { minutes = 20 } = {}): Promise<string> {
  const [secret] = secretsIn(process.env.FORMS_SECRET ?? '');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    data: { form },
    expiresAt: new Date(Date.now() + minutes * 60_000),
    hmacSignatureSecret: `proof:${secret}`,
    hmacKeySignatureSecret: `proof-key:${secret}`,
  });
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

/** A form as the site's client code posts it: with an idempotency key and a solved proof of work. */
export const scripted = async (form: string, fields: Fields): Promise<FormData> =>
  posted({ ...fields, key: randomUUID(), scripted: 'true', proof: await solvedProof(form) });

let visitors = 0;
/** The next request comes from another visitor. */
export function newVisitor(host = 'fr.localhost:3000'): void {
  visitors += 1;
  newRequest({ host, headers: { 'x-client-address': `203.0.113.${visitors}` } });
}

/** The token in the link of a mail. */
export const tokenOf = (url: unknown): string => new URL(String(url)).searchParams.get('t') ?? '';

/** A store with the submissions of the forms, empty at the start of each test; each test is a new visitor. */
export function formsOn(driver: Driver = 'embedded', options: Parameters<typeof withStore>[1] = {}) {
  const place = withStore(driver, options);
  beforeEach(() => newVisitor());
  afterEach(async () => {
    await place.clear();
    await place.store.pool?.query('drop table if exists rate_limits');
    delete processSingleton('limiters').current;
  });
  return {
    place,
    rows: async () => ({
      submissions: await place.store.db.select().from(submissions),
      files: await place.store.db.select().from(files).orderBy(asc(files.field), asc(files.name)),
    }),
    subscribers: () => place.store.db.select().from(subscribers),
    /** Subscriptions to mails, oldest first. */
    subscriptions: () => place.store.db.select().from(mailSubscriptions).orderBy(asc(mailSubscriptions.createdAt)),
    /** Pending deliveries in the outbox, oldest first. */
    async deliveries(): Promise<Delivery[]> {
      const rows = await place.store.db
        .select({ delivery: outbox.delivery })
        .from(outbox)
        .orderBy(asc(outbox.createdAt));
      return rows.map(({ delivery }) => delivery);
    },
    /** The pending mails that use a template. */
    async mails<T extends MailDelivery['template']>(template: T) {
      const found = (await this.deliveries()).filter((each) => each.kind === 'mail' && each.template === template);
      return found as Extract<MailDelivery, { template: T }>[];
    },
    /** Ids of the deliveries that the worker would make now; claims them. */
    dueDeliveries: () => claimDeliveries(place.store, 100),
    /** The subjects of the due jobs of a kind; claims them. */
    dueJobs: async (kind: JobKind) => (await claimJobs(place.store, kind)).map(({ ids }) => ids),
    /** Makes all jobs due. */
    hurry: () => place.store.db.update(jobs).set({ dueAt: sql`now() - interval '1 second'` }),
    onDisk: () => readdirSync(place.store.filesDir),
  };
}
