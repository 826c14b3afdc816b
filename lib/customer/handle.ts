import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { AppError } from '../errors';
import { FormProblem } from '../forms/handle';
import { OWN_FIELDS } from '../forms/state';
import { LOOK_MS } from '../http/patience';
import { pathFor } from '../i18n/navigation';
import type { Market, Shop } from '../markets';
import { enterWith } from '../request/context';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/market';
import type { ShopContext } from '../shopify/client';
import type { Customer } from '../shopify/customer-types';
import { getCustomer } from '../shopify/operations/customer';
import type { CustomerAnswer, Place, Said } from './answer';
import { askedQuery } from './asked';
import { checked, type Rules } from './checked';
import { forget, keep } from './kept';
import { MARKS, seenOf, whoOf } from './seen';
import type { Values } from './values';

/** What an action works with: the customer as the shop knows them now, and what was posted. */
export type Desk = { token: string; context: ShopContext; market: Market; customer: Customer; posted: FormData };

export type Task<Schema extends z.ZodType> = Rules<Schema> & {
  place: Place;
  /** What the form would show now; undefined for one that overwrites nothing. May throw FormProblem. */
  shown?: (customer: Customer) => Values;
  /** `confirm`: it is right, and wants one more button. May throw FormProblem. */
  run: (value: z.output<Schema>, desk: Desk) => Promise<Said | 'confirm'>;
};

/** A task that depends on what was posted, or on the country of the market that sells. */
export type TaskOf<Schema extends z.ZodType> = (posted: FormData, country: Shop['country']) => Task<Schema>;

/**
 * The one way from a form of the account to the shop. With script it answers in place; without, the page is asked for again,
 * which says the outcome. Whatever happens, what was typed is kept: it throws a TypeError for what is no form, and nothing else.
 */
export async function answerTask<Schema extends z.ZodType>(
  taskOf: Task<Schema> | TaskOf<Schema>,
  posted: FormData,
): Promise<CustomerAnswer> {
  enterWith(posted);
  const { locale, shop } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const task = typeof taskOf === 'function' ? taskOf(posted, shop?.country ?? 'FR') : taskOf;
  const answer = await carryOut(task, posted);
  const scripted = posted.has(OWN_FIELDS.scripted);
  if (answer.status === 'done') await forget();
  // Signing in again leads away from the page, with script too.
  else if (!scripted || isSignedOut(answer)) await keep(answer, task.place, String(posted.get(MARKS.who) ?? ''));
  if (scripted || !shop) return answer;
  redirect(pathFor(locale, '/my-account/informations', { query: askedQuery(answer, task.place) }));
}

const isSignedOut = (answer: CustomerAnswer): boolean =>
  answer.status === 'error' && answer.problem?.code === 'signedOut';

const carryOut = <Schema extends z.ZodType>(task: Task<Schema>, posted: FormData): Promise<CustomerAnswer> =>
  checked(task, posted, (value, reply) =>
    withCustomer(posted, async (token, context, market) => {
      const customer = await getCustomer(token, context, LOOK_MS);
      if (!customer) throw new AppError('customerNotFound');
      const stale = staleMark(task.shown, customer, posted);
      if (stale) return { status: 'error', result: reply(), problem: { code: 'changed', values: {} }, seen: stale };
      const said = await task.run(value, { token, context, market, customer, posted });
      return said === 'confirm' ? { status: said, result: reply() } : { status: 'done', said };
    }),
  );

/** The mark of what the form would show now, where that is not what it showed. Throws for another customer's form. */
function staleMark(shown: ((customer: Customer) => Values) | undefined, customer: Customer, posted: FormData) {
  if (posted.get(MARKS.who) !== whoOf(customer)) throw new FormProblem(null, 'otherAccount');
  const mark = shown && seenOf(shown(customer));
  return mark === posted.get(MARKS.seen) ? undefined : mark;
}
