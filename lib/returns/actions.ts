'use server';
import { redirect } from 'next/navigation';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { isPlainPost } from '../platform/http/request-headers';
import { orderReturnPath } from '../withdrawal/queries';
import { orderReturn, returnsForm } from './form';

export const requestReturn = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(returnsForm, posted);

/** From an order: without script its page is asked for anew, since one that is made for each visit does not show the answer. */
export async function requestReturnFromOrder(_: FormState | null, posted: FormData): Promise<FormState> {
  const state = await handleForm(orderReturn(posted), posted);
  if (!(await isPlainPost())) return state;
  const said: Record<string, string> =
    state.status === 'error' ? { problem: state.problem?.code ?? 'fields' } : { said: 'done' };
  redirect(await orderReturnPath(posted, { kind: 'return', ...said }));
}
