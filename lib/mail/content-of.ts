import type { MailTemplate, MailValues } from '../services/store/deliveries.ts';
import type { MailContent, MailContext, Template } from './content.ts';
import {
  applicationReceived,
  applicationTeam,
  campaign,
  contactReceived,
  contactTeam,
  erasureTeam,
  newsletterConfirm,
  newsletterWelcome,
  reviewInvite,
  reviewRefused,
  reviewTeam,
} from './templates/forms.ts';
import {
  deletionReceived,
  deletionTeam,
  returnReceived,
  returnTeam,
  subscriptionEnded,
  withdrawalReceipt,
  withdrawalTeam,
} from './templates/orders.ts';
import {
  alertBack,
  alertConfirm,
  jobsConfirm,
  jobsNew,
  jobsRenewal,
  reminder,
  reminderConfirm,
} from './templates/subscriptions.ts';
import type { MailWords } from './write.ts';

const TEMPLATES: { [T in MailTemplate]: Template<T> } = {
  'contact-team': contactTeam,
  'contact-received': contactReceived,
  'application-team': applicationTeam,
  'application-received': applicationReceived,
  'erasure-team': erasureTeam,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  campaign,
  'alert-confirm': alertConfirm,
  'alert-back': alertBack,
  'jobs-confirm': jobsConfirm,
  'jobs-new': jobsNew,
  'jobs-renewal': jobsRenewal,
  'reminder-confirm': reminderConfirm,
  reminder,
  'deletion-team': deletionTeam,
  'deletion-received': deletionReceived,
  'return-team': returnTeam,
  'return-received': returnReceived,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-team': withdrawalTeam,
  'subscription-ended': subscriptionEnded,
  'review-invite': reviewInvite,
  'review-team': reviewTeam,
  'review-refused': reviewRefused,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];
export const isMailTemplate = (name: unknown): name is MailTemplate => MAIL_TEMPLATES.includes(name as MailTemplate);

/** Emails to the company itself; the others are to visitors. */
export const isForTeam = (template: MailTemplate): boolean => template.endsWith('-team');

/** The content of an email, before it is rendered as HTML or text. */
export function contentOf<T extends MailTemplate>(
  template: T,
  values: MailValues[T],
  words: MailWords,
  context: MailContext,
): MailContent {
  return TEMPLATES[template](values, words, context);
}
