import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { processSingleton } from '../platform/process/singletons';
import { store } from '../services/store/client';
import { type Limit, MAILS } from './limits';
import { type Limiter, limiterInMemory, limiterInPostgres } from './windows';

const held = processSingleton<Map<string, Promise<Limiter>>>('limiters');

/** One limiter for each name: in memory while this process is the only one, in PostgreSQL where several share it. */
function limiter(name: string, limit: Limit): Promise<Limiter> {
  held.current ??= new Map();
  const known = held.current.get(name);
  if (known) return known;
  const made = store().then(({ pool }) => (pool ? limiterInPostgres(name, limit, pool) : limiterInMemory(limit)));
  held.current.set(name, made);
  made.catch(() => held.current?.delete(name));
  return made;
}

/** A key that says nothing to whoever reads the table of limits. */
export const keyOf = (text: string): string =>
  createHmac('sha256', `limit:${env().FORMS_SECRET}`).update(text.toLowerCase()).digest('base64url').slice(0, 22);

/** How to give back the points that the present work has taken. */
const taken = new AsyncLocalStorage<(() => Promise<void>)[]>();

/** Takes one point; without a key nothing is counted. Throws AppError `limited` with the seconds until the next is free. */
export async function consume(name: string, limit: Limit, key: string | null): Promise<void> {
  if (key === null) return;
  const wait = await (await limiter(name, limit)).take(keyOf(key));
  if (wait !== null) throw new AppError('limited', { seconds: Math.max(1, Math.ceil(wait / 1000)) });
  taken.getStore()?.push(() => giveBack(name, limit, key));
}

/** Carries out work that keeps something. Where it fails, nothing was kept, and the points that it has taken are given back. */
export async function refundOnFailure<T>(work: () => Promise<T>, isRefunded = (_: unknown) => true): Promise<T> {
  const refunds: (() => Promise<void>)[] = [];
  try {
    return await taken.run(refunds, work);
  } catch (error) {
    if (isRefunded(error)) await Promise.allSettled(refunds.map((refund) => refund()));
    throw error;
  }
}

/** Gives back the point of something that only a failure costs. */
export async function giveBack(name: string, limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await (await limiter(name, limit)).giveBack(keyOf(key));
}

/** Takes one of the mails that one address may be sent in a day. Throws AppError `limited`. */
export const takeMail = (email: string): Promise<void> => consume('mails', MAILS, email);

/** Whether a mail may go there. For a mail that is a courtesy: the submission is accepted either way. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await takeMail(email);
    return true;
  } catch (error) {
    if (errorCode(error) === 'limited') return false;
    throw error;
  }
}
