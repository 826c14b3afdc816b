import type { Template } from '../content.ts';
import { factsOf } from '../facts.ts';

/** What the subject of a possible adverse event begins with, in every language: mailboxes sort by it. */
const VIGILANCE_TAG = '[vigilance]';

/** To the team: a visitor's message, to be answered by replying. */
export const contactTeam: Template<'contact-team'> = (values, t, context) => {
  const { reference, name, email, phone, requesterType: requester, country } = values;
  const subject = t('contact-team.subject', { name, reference });
  return {
    subject: values.vigilance ? `${VIGILANCE_TAG} ${subject}` : subject,
    preheader: values.message,
    blocks: [
      { kind: 'heading', text: t('contact-team.title') },
      ...(values.vigilance ? [{ kind: 'note' as const, text: t('contact-team.vigilance') }] : []),
      factsOf({ reference, name, email, phone, requester, country }, t, context),
      { kind: 'heading', text: t('contact-team.message') },
      { kind: 'quote', text: values.message },
      { kind: 'text', text: t('common.reply', { email }) },
      { kind: 'note', text: t('contact-team.promise') },
    ],
    reason: t('contact-team.reason'),
  };
};
