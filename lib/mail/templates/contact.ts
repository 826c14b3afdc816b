import { fileName } from '../../platform/text/mailbox.ts';
import type { MailValues } from '../../services/store/deliveries.ts';
import { type Block, factsOf, greeting, type Template } from '../content.ts';

/** Text from the content service. */
const declared = ({ text, link }: NonNullable<MailValues['contact-received']['vigilance']>): Block[] => [
  { kind: 'note', text },
  ...(link ? [{ kind: 'links' as const, links: [link] }] : []),
];

/** To the visitor: we received the message; a copy of it, and how to erase it. */
export const contactReceived: Template<'contact-received'> = (values, t, context) => {
  const { name, message, fileNames, deleteUrl, vigilance } = values;
  const names = fileNames.map(fileName).join('\n');
  const files: Block[] = names ? [{ kind: 'facts', rows: [{ label: t('contact-received.files'), value: names }] }] : [];
  return {
    subject: t('contact-received.subject'),
    preheader: t('contact-received.thanks'),
    blocks: [
      { kind: 'heading', text: t('contact-received.title') },
      greeting(name, t),
      { kind: 'text', text: t('contact-received.thanks') },
      ...(vigilance ? declared(vigilance) : []),
      { kind: 'heading', text: t('contact-received.message') },
      { kind: 'quote', text: message },
      ...files,
      { kind: 'note', text: t('contact-received.health') },
      { kind: 'text', text: t('contact-received.delete') },
      { kind: 'links', links: [{ text: t('contact-received.deleteLink'), url: deleteUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('contact-received.reason'),
  };
};

/** Prefix of the subject for a possible adverse event, the same in every language: mailboxes filter by it. */
const VIGILANCE_TAG = '[vigilance]';

/** To the team: a visitor's message, to be answered by reply. */
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
