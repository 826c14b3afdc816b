import 'server-only';
import { campaignForm } from '../campaign/form';
import { leaveCampaignList } from '../campaign/list';
import { confirmJobAlert, extendJobAlert, jobAlertForm } from '../careers/alerts';
import type { LinkActions } from '../links/signed';
import { leaveSubscription } from '../mail-subscriptions/subscriptions';
import { confirmSubscription, leaveNewsletter, newsletterForm } from '../newsletter/subscribe';
import { confirmReminder, reminderForm } from '../reminders/form';
import { leaveReviews } from '../reviews/invitations';
import { confirmAlert, stockAlertForm } from '../stock-alert/form';
import { confirmSubmission, type Effect } from '../submissions/accept';
import { eraseSubmission } from '../submissions/erase';
import { withdrawalForm } from '../withdrawal/form';

/** Forms whose submissions have effects besides their deliveries. */
const forms = [newsletterForm, campaignForm, stockAlertForm, jobAlertForm, reminderForm, withdrawalForm];
const effects = new Map<string, Effect | undefined>(forms.map(({ form, onAccepted }) => [form, onAccepted]));

/** Actions of the links in emails, and of the buttons on the pages behind them. */
export const LINK_ACTIONS: LinkActions = {
  'newsletter-confirm': confirmSubscription,
  'newsletter-leave': leaveNewsletter,
  'alert-confirm': confirmAlert,
  'alert-leave': leaveSubscription,
  'jobs-confirm': confirmJobAlert,
  'jobs-leave': leaveSubscription,
  'jobs-extend': extendJobAlert,
  'reminder-confirm': confirmReminder,
  'reminder-leave': leaveSubscription,
  'submission-confirm': (id) => confirmSubmission(id, (form) => effects.get(form) ?? null),
  'submission-delete': (id) => eraseSubmission(id, leaveCampaignList),
  'review-leave': leaveReviews,
};
