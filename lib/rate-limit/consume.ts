import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { perProcess } from '../platform/process';
import { store } from '../services/store/client';
import { type Limit, type Limiter, limiterInMemory, limiterInPostgres, MAILS } from './limits';

const limiters = perProcess('limiters', () => new Map<string, Promise<Limiter>>());

/** One limiter for each name: in memory for a single process, in PostgreSQL when several share it. */
function limiter(name: string, limit: Limit): Promise<Limiter> {
  const known = limiters().get(name);
  if (known) return known;
  const made = store().then(({ pool }) => (pool ? limiterInPostgres(name, limit, pool) : limiterInMemory(limit)));
  limiters().set(name, made);
  made.catch(() => limiters().delete(name));
  return made;
}

/** Hashed key, so that the table of limits reveals nothing about it. */
export const keyOf = (text: string): string =>
  createHmac('sha256', `limit:${env().FORMS_SECRET}`).update(text.toLowerCase()).digest('base64url').slice(0, 22);

/** Refund functions of the points that the current work has consumed. */
const taken = new AsyncLocalStorage<(() => Promise<void>)[]>();

/**
 * Consumes one point; without a key nothing is counted. Throws AppError `limited` with the seconds until the next is
 * available.
 */
export async function consume(name: string, limit: Limit, key: string | null): Promise<void> {
  if (key === null) return;
  const wait = await (await limiter(name, limit)).take(keyOf(key));
  if (wait !== null) throw new AppError('limited', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  taken.getStore()?.push(() => giveBack(name, limit, key));
}

/** Runs work that stores something. When it fails, nothing was stored, and the points that it consumed are refunded. */
export async function refundOnFailure<T>(work: () => Promise<T>, isRefunded = (_: unknown) => true): Promise<T> {
  const refunds: (() => Promise<void>)[] = [];
  try {
    return await taken.run(refunds, work);
  } catch (error) {
    if (isRefunded(error)) await Promise.allSettled(refunds.map((refund) => refund()));
    throw error;
  }
}

/** Refunds a point, for actions that only count when they fail. */
export async function giveBack(name: string, limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await (await limiter(name, limit)).giveBack(keyOf(key));
}

/** Consumes one of the emails that an address may receive per day. Throws AppError `limited`. */
export const takeMail = (email: string): Promise<void> => consume('mails', MAILS, email);

/** Whether an email may be sent to this address. For optional emails: the submission is accepted either way. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await takeMail(email);
    return true;
  } catch (error) {
    if (errorCode(error) === 'limited') return false;
    throw error;
  }
}
