import type { MailValues } from '../../outbox/types.ts';
import { fileName } from '../clean.ts';
import type { Block, Template } from '../content.ts';
import { greeting } from '../greeting.ts';

/** In the words of the content. */
const declared = ({ text, link }: NonNullable<MailValues['contact-received']['vigilance']>): Block[] => [
  { kind: 'note', text },
  ...(link ? [{ kind: 'links' as const, links: [link] }] : []),
];

/** To the visitor: we have the message; here is a copy, and how to erase it. */
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
