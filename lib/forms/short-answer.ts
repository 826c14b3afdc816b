import 'server-only';
import { redirect } from 'next/navigation';
import { isPlainPost } from '../http/request-headers';
import { pathFor } from '../i18n/navigation';
import { type ConfirmedHere, linkQuery } from '../links/said';
import { requestMarket } from '../session/market';
import { keepRefused } from './refused';
import { type FormState, OWN_FIELDS } from './state';

/**
 * The answer of a form of one address. Such a form stands on pages of every kind, and one that is made for each visit does
 * not show the answer of an action without script: the button that confirms, or what is wrong with what was typed, is on a
 * page of its own then.
 */
export async function shortAnswer(state: FormState, posted: FormData, form: ConfirmedHere): Promise<FormState> {
  if (state.status === 'done' || !(await isPlainPost())) return state;
  await keepRefused(form, state);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const token = state.status === 'confirm' ? state.token : null;
  redirect(pathFor(locale, '/your-request', { query: linkQuery({ t: token, form }) }));
}
