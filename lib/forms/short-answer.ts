import 'server-only';
import { redirect } from 'next/navigation';
import { isPlainPost } from '../http/plain-post';
import { pathFor } from '../i18n/navigation';
import { requestMarket } from '../session/market';
import { type FormState, OWN_FIELDS } from './state';

/**
 * The answer of a form of one address. Such a form stands on pages of every kind, and one that is made for each visit does
 * not show the answer of an action without script: the button that confirms is on a page of its own then.
 */
export async function shortAnswer(
  state: FormState,
  posted: FormData,
  form: 'newsletter' | 'alert',
): Promise<FormState> {
  if (state.status !== 'confirm' || !(await isPlainPost())) return state;
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  redirect(pathFor(locale, '/your-request', { query: { t: state.token, form } }));
}
