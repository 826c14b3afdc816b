'use server';
import { redirect } from 'next/navigation';
import { handleForm } from '../forms/handle';
import { type FormState, problemQuery } from '../forms/state';
import { isPlainPost } from '../session/request-market';
import { orderReturnPath } from '../withdrawal/queries';
import { orderReturn, returnsForm } from './form';

export const requestReturn = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(returnsForm, posted);

/**
 * A return from an order. Without JavaScript it redirects to the page, because a dynamically rendered page does not show
 * the result of an action.
 */
export async function requestReturnFromOrder(_: FormState | null, posted: FormData): Promise<FormState> {
  const state = await handleForm(orderReturn(posted), posted);
  if (!(await isPlainPost())) return state;
  const outcome = state.status === 'done' && state.mailed === false ? 'unmailed' : 'done';
  const result: Record<string, string> = state.status === 'error' ? problemQuery(state) : { outcome };
  redirect(await orderReturnPath(posted, { kind: 'return', ...result }));
}
