import 'server-only';
import { campaignForm } from '../campaign/form';
import type { LinkActions } from '../links/follow';
import { newsletterForm } from '../newsletter/form';
import { confirmSubscription, leaveNewsletter } from '../newsletter/subscribe';
import { confirmAlert, leaveAlert } from '../stock-alert/alerts';
import { stockAlertForm } from '../stock-alert/form';
import { confirmSubmission, type Effect, eraseSubmission } from '../submissions/held';
import { withdrawalForm } from '../withdrawal/form';

/** The forms whose submissions cause more than their deliveries. */
const forms = [newsletterForm, campaignForm, stockAlertForm, withdrawalForm];
const effects = new Map<string, Effect | undefined>(forms.map(({ form, onAccepted }) => [form, onAccepted]));

/** What the links in mails, and the buttons of the page behind them, do. */
export const LINK_ACTIONS: LinkActions = {
  'newsletter-confirm': confirmSubscription,
  'newsletter-leave': leaveNewsletter,
  'alert-confirm': confirmAlert,
  'alert-leave': leaveAlert,
  'submission-confirm': (id) => confirmSubmission(id, (form) => effects.get(form) ?? null),
  'submission-delete': eraseSubmission,
};
