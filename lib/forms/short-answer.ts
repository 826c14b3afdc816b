import 'server-only';
import { redirect } from 'next/navigation';
import { runLinkForVisitor } from '../links/follow';
import { type ConfirmedHere, linkQuery } from '../links/said';
import { pathFor } from '../platform/i18n/navigation';
import { isPlainPost } from '../platform/request/headers';
import { requestMarket } from '../session/request-market';
import { confirmation, type EffectOf } from '../submissions/held';
import { saveRefusedForm } from './refused-form';
import { type FormState, OWN_FIELDS } from './state';

/** Handles the confirmation button: the submission is accepted, or the button is shown again with a reason. */
export async function confirmed(token: string, effect: EffectOf): Promise<FormState> {
  const { outcome } = await runLinkForVisitor(token, confirmation(effect));
  if (outcome === 'done') return { status: 'done' };
  return { status: 'confirm', token, problem: outcome === 'unavailable' ? outcome : 'gone' };
}

/**
 * Result of a form with a single email field. Such a form appears on pages of every kind, and a dynamically rendered page
 * does not show the result of an action without JavaScript. The confirmation button, or the errors, are then shown on a
 * page of their own.
 */
export async function shortAnswer(state: FormState, posted: FormData, form: ConfirmedHere): Promise<FormState> {
  if (state.status === 'done' || !(await isPlainPost())) return state;
  await saveRefusedForm(form, state);
  const { locale } = await requestMarket(posted.get(OWN_FIELDS.locale));
  const token = state.status === 'confirm' ? state.token : null;
  redirect(pathFor(locale, '/your-request', { query: linkQuery({ t: token, form }) }));
}
