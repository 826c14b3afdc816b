'use server';
import { redirect } from 'next/navigation';
import { isPlainPost } from '../http/request-headers';
import { pathFor } from '../i18n/navigation';
import { enterWith } from '../request/context';
import { requestMarket } from '../session/market';
import { follow, type LinkState } from './follow';
import { linkQuery } from './said';

/**
 * The button below a link of a mail. Without script its page is asked for anew, with the outcome in its address: a page that
 * is made for each visit does not show the answer of an action.
 */
export async function followLink(_: LinkState | null, posted: FormData): Promise<LinkState> {
  enterWith(posted);
  const token = String(posted.get('token') ?? '');
  const state = await follow(token);
  if (!(await isPlainPost())) return state;
  const { locale } = await requestMarket(posted.get('locale'));
  redirect(
    pathFor(locale, '/your-request', { query: linkQuery({ t: token, said: state.outcome, form: posted.get('form') }) }),
  );
}
