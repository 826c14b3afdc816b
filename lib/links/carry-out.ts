import 'server-only';
import { env } from '../env';
import { confirmSubscription, leaveNewsletter } from '../newsletter/subscribe';
import { confirmAlert, leaveAlert } from '../stock-alert/alerts';
import { confirmSubmission } from '../submissions/confirm';
import { eraseSubmission } from '../submissions/erase';
import { type Purpose, readLink } from './signed';

const deeds: Readonly<Record<Purpose, (id: string) => Promise<boolean | 'later'>>> = {
  'newsletter-confirm': confirmSubscription,
  'newsletter-leave': leaveNewsletter,
  'alert-confirm': confirmAlert,
  'alert-leave': leaveAlert,
  'submission-confirm': confirmSubmission,
  'submission-delete': eraseSubmission,
};

export type Deed = { outcome: 'done' | 'later' | 'gone' | 'expired' | 'invalid'; purpose?: Purpose };

/**
 * Does what a link is good for. `gone`: it is ours, but what it was about is not here any more; `later`: it will be done by
 * itself, something else has to come first.
 */
export async function carryOut(token: string): Promise<Deed> {
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid) return { outcome: link.reason };
  const done = await deeds[link.purpose](link.id);
  if (done === 'later') return { outcome: done, purpose: link.purpose };
  return { outcome: done ? 'done' : 'gone', purpose: link.purpose };
}
