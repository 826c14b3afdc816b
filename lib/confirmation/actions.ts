'use server';
import { redirect } from 'next/navigation';
import { type LinkState, linkQuery, runLinkForVisitor } from '../links/signed';
import { pathFor } from '../platform/i18n/routes';
import { assertFormData } from '../platform/request';
import { isPlainPost, requestMarket } from '../session/request-market';
import { LINK_ACTIONS } from './link-actions';

/**
 * The button of a page that a link in an email opens. Without JavaScript it redirects to the page with the outcome in its
 * URL, because a dynamically rendered page does not show the result of an action.
 */
export async function followLink(posted: FormData): Promise<LinkState> {
  assertFormData(posted);
  const token = String(posted.get('token') ?? '');
  const state = await runLinkForVisitor(token, LINK_ACTIONS);
  if (!(await isPlainPost())) return state;
  const { locale } = await requestMarket(posted.get('locale'));
  redirect(
    pathFor(locale, '/your-request', {
      query: linkQuery({ t: token, outcome: state.outcome, form: posted.get('form') }),
    }),
  );
}
