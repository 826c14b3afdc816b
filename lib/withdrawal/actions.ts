'use server';
import { redirect } from 'next/navigation';
import { OWN_FIELDS, problemQuery } from '../forms/state';
import { isPlainPost } from '../session/request-market';
import { answerTo, orderWithdrawal, withdrawalForm } from './form';
import { orderReturnPath, tokenFor } from './queries';
import { STEP, type WithdrawalState } from './state';

export const declareWithdrawal = async (_: WithdrawalState | null, posted: FormData): Promise<WithdrawalState> =>
  answerTo(withdrawalForm, posted);

/**
 * The same for an order. Its page is rendered dynamically and does not show the result of an action without JavaScript:
 * it redirects to the page, which loads the stored declaration by the token in its URL.
 */
export async function declareFromOrder(_: WithdrawalState | null, posted: FormData): Promise<WithdrawalState> {
  const state = await answerTo(orderWithdrawal(posted), posted);
  if (!(await isPlainPost())) return state;
  redirect(await orderReturnPath(posted, queryFor(state, String(posted.get(OWN_FIELDS.token) ?? ''))));
}

function queryFor(state: WithdrawalState, token: string): Record<string, string> {
  if (state.status === 'done') return { t: tokenFor(state.receipt.reference) };
  if (state.status === 'review') return { t: state.token, ...(state.problem && { problem: state.problem.code }) };
  const problem = problemQuery(state);
  return 'problem' in problem ? problem : { t: token, step: STEP.edit };
}
