import type { MailTemplate, MailValues } from '../outbox/types.ts';
import type { MailContent, MailContext, Template } from './content.ts';
import { alertBack } from './templates/alert-back.ts';
import { alertConfirm } from './templates/alert-confirm.ts';
import { applicationReceived } from './templates/application-received.ts';
import { applicationTeam } from './templates/application-team.ts';
import { campaign } from './templates/campaign.ts';
import { contactReceived } from './templates/contact-received.ts';
import { contactTeam } from './templates/contact-team.ts';
import { deletionReceived } from './templates/deletion-received.ts';
import { deletionTeam } from './templates/deletion-team.ts';
import { newsletterConfirm } from './templates/newsletter-confirm.ts';
import { newsletterWelcome } from './templates/newsletter-welcome.ts';
import { returnReceived } from './templates/return-received.ts';
import { returnTeam } from './templates/return-team.ts';
import { withdrawalReceipt } from './templates/withdrawal-receipt.ts';
import { withdrawalTeam } from './templates/withdrawal-team.ts';
import type { MailWords } from './words.ts';

const TEMPLATES: { [T in MailTemplate]: Template<T> } = {
  'contact-team': contactTeam,
  'contact-received': contactReceived,
  'application-team': applicationTeam,
  'application-received': applicationReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  campaign,
  'alert-confirm': alertConfirm,
  'alert-back': alertBack,
  'deletion-team': deletionTeam,
  'deletion-received': deletionReceived,
  'return-team': returnTeam,
  'return-received': returnReceived,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-team': withdrawalTeam,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];
export const isMailTemplate = (name: unknown): name is MailTemplate => MAIL_TEMPLATES.includes(name as MailTemplate);

/** Mails to the house itself; the others are to visitors. */
export const isForTeam = (template: MailTemplate): boolean => template.endsWith('-team');

/** What a mail says, before it is HTML or text. */
export function contentOf<T extends MailTemplate>(
  template: T,
  values: MailValues[T],
  words: MailWords,
  context: MailContext,
): MailContent {
  return TEMPLATES[template](values, words, context);
}
