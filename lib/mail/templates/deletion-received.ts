import type { Template } from '../content.ts';
import { greeting } from '../greeting.ts';

/** To the customer: the request is here, what is deleted, what must stay, and what to do if it was not meant. */
export const deletionReceived: Template<'deletion-received'> = ({ reference, name, contactUrl }, t, context) => ({
  subject: t('deletion-received.subject'),
  preheader: t('deletion-received.text'),
  blocks: [
    { kind: 'heading', text: t('deletion-received.title') },
    greeting(name, t),
    { kind: 'text', text: t('deletion-received.text') },
    { kind: 'facts', rows: [{ label: t('common.facts.reference'), value: reference }] },
    { kind: 'text', text: t('deletion-received.what') },
    { kind: 'note', text: t('deletion-received.stays') },
    { kind: 'text', text: t('deletion-received.change') },
    { kind: 'links', links: [{ text: t('deletion-received.contactLink'), url: contactUrl }] },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('deletion-received.reason'),
});
