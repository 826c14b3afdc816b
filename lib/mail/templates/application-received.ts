import type { Template } from '../content.ts';
import { greeting } from '../greeting.ts';

/** To the applicant: we have the files, until when, when an answer comes, and how to erase them. */
export const applicationReceived: Template<'application-received'> = (values, t, context) => {
  const { givenName, offerTitle: title, deleteUrl } = values;
  return {
    subject: t('application-received.subject'),
    preheader: t('application-received.answer'),
    blocks: [
      { kind: 'heading', text: t('application-received.title') },
      greeting(givenName, t),
      {
        kind: 'text',
        text: title ? t('application-received.offer', { title }) : t('application-received.spontaneous'),
      },
      { kind: 'text', text: t('application-received.answer') },
      { kind: 'text', text: t('application-received.keeping') },
      { kind: 'links', links: [{ text: t('application-received.deleteLink'), url: deleteUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('application-received.reason'),
  };
};
