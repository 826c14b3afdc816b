import 'server-only';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import type { CustomerAnswer, VisitorPlace } from '../customer/answer';
import { askedQuery } from '../customer/asked';
import { checked, type Rules } from '../customer/checked';
import { forget, keep } from '../customer/kept';
import { env } from '../env';
import { FormProblem } from '../forms/handle';
import { OWN_FIELDS } from '../forms/state';
import { pathFor } from '../i18n/navigation';
import type { Market } from '../markets';
import { enterWith } from '../request/context';
import { buyerContext, requestMarket } from '../session/market';
import { ownPath } from '../session/own-path';
import type { ShopContext } from '../shopify/client';
import { VISITOR } from './visitor';

export type VisitorTask<Schema extends z.ZodType> = Omit<Rules<Schema>, 'secret'> & {
  place: VisitorPlace;
  /** `in`: somebody is signed in now. May throw FormProblem. */
  run: (value: z.output<Schema>, context: ShopContext, market: Market) => Promise<'in' | 'recover'>;
};

/**
 * The one way from a form of the login page to the shop. Without script, who is signed in then goes on to the posted path,
 * and else the page is asked for again, which says the outcome. A password is never sent back nor kept.
 */
export async function answerVisitor<Schema extends z.ZodType>(
  task: VisitorTask<Schema>,
  posted: FormData,
): Promise<CustomerAnswer> {
  enterWith(posted);
  const market = await requestMarket(posted.get(OWN_FIELDS.locale));
  const to = ownPath(posted.get('to')) ?? (market.shop ? pathFor(market.locale, '/my-account') : '/');
  const outcome = await carryOut(task, posted, market);
  if (outcome.status === 'done') await forget();
  if (posted.has(OWN_FIELDS.scripted) || !market.shop) return outcome;
  if (outcome.status === 'done' && outcome.said === 'in') redirect(to as Route);
  if (outcome.status !== 'done') await keep(outcome, task.place, VISITOR);
  redirect(pathFor(market.locale, '/login', { query: { to, ...askedQuery(outcome, task.place) } }));
}

const carryOut = <Schema extends z.ZodType>(task: VisitorTask<Schema>, posted: FormData, market: Market) =>
  checked({ ...task, secret: ['password'] }, posted, async (value) => {
    if (!market.shop || env().SHOP_IDENTITY !== 'password') throw new FormProblem(null, 'refused');
    return { status: 'done', said: await task.run(value, await buyerContext(market), market) };
  });
