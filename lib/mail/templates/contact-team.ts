import type { Template } from '../content.ts';
import { countryName, factsOf } from '../facts.ts';

/** To the team: a visitor's message, to be answered by replying. */
export const contactTeam: Template<'contact-team'> = (values, t, context) => {
  const { reference, name, email, phone, requesterType: requester } = values;
  const country = countryName(values.country, context);
  return {
    subject: t('contact-team.subject', { name, reference }),
    preheader: values.message,
    blocks: [
      { kind: 'heading', text: t('contact-team.title') },
      factsOf({ reference, name, email, phone, requester, country }, t, context),
      { kind: 'heading', text: t('contact-team.message') },
      { kind: 'quote', text: values.message },
      { kind: 'text', text: t('common.reply', { email }) },
      { kind: 'note', text: t('contact-team.promise') },
    ],
    reason: t('contact-team.reason'),
  };
};
