'use server';
import { redirect } from 'next/navigation';
import { type LinkState, runLinkForVisitor } from '../links/follow';
import { linkQuery } from '../links/said';
import { isPlainPost } from '../platform/http/request-headers';
import { pathFor } from '../platform/i18n/navigation';
import { assertFormData } from '../platform/request/context';
import { requestMarket } from '../session/request-market';
import { LINK_ACTIONS } from './link-actions';

/**
 * The button below a link of a mail. Without script its page is asked for anew, with the outcome in its address: a page that
 * is made for each visit does not show the answer of an action.
 */
export async function followLink(_: LinkState | null, posted: FormData): Promise<LinkState> {
  assertFormData(posted);
  const token = String(posted.get('token') ?? '');
  const state = await runLinkForVisitor(token, LINK_ACTIONS);
  if (!(await isPlainPost())) return state;
  const { locale } = await requestMarket(posted.get('locale'));
  redirect(
    pathFor(locale, '/your-request', { query: linkQuery({ t: token, said: state.outcome, form: posted.get('form') }) }),
  );
}
