import 'server-only';
import { redirect } from 'next/navigation';
import { runLinkForVisitor } from '../links/follow';
import { type ConfirmedHere, linkQuery } from '../links/said';
import { isPlainPost } from '../platform/http/request-headers';
import { pathFor } from '../platform/i18n/navigation';
import { requestMarket } from '../session/request-market';
import { confirmation, type EffectOf } from '../submissions/held';
import { saveRefusedForm } from './refused-form';
import { type FormState, OWN_FIELDS } from './state';

/** What the button that confirms causes: the submission is accepted, or the button is shown once more with a reason. */
export async function confirmed(token: string, effect: EffectOf): Promise<FormState> {
  const { outcome } = await runLinkForVisitor(token, confirmation(effect));
  if (outcome === 'done') return { status: 'done' };
  return { status: 'confirm', token, problem: outcome === 'unavailable' ? outcome : 'gone' };
}

/**
 * The answer of a form of one address. Such a form stands on pages of every kind, and one that is made for each visit does
 * not show the answer of an action without script: the button that confirms, or what is wrong with what was typed, is on a
 * page of its own then.
 */
export async function shortAnswer(state: FormState, posted: FormData, form: ConfirmedHere): Promise<FormState> {
  if (state.status === 'done' || !(await isPlainPost())) return state;
  await saveRefusedForm(form, state);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const token = state.status === 'confirm' ? state.token : null;
  redirect(pathFor(locale, '/your-request', { query: linkQuery({ t: token, form }) }));
}
