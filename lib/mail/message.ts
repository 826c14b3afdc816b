import { MARKETS } from '../markets.ts';
import type { Mailbox, MailDelivery, MailTemplate } from '../outbox/types.ts';
import { fileName, oneLine } from './clean.ts';
import { isForTeam } from './content-of.ts';
import { safeMailbox } from './mailbox.ts';
import type { Written } from './write.ts';

export type MailFile = { name: string; type: string } & ({ content: Buffer } | { path: string });

/** A mail as a transport takes it: every header is safe, nothing is left to decide. */
export type MailMessage = {
  /** Of the outbox row: the same at every attempt. */
  id: string;
  template: MailTemplate;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  files: MailFile[];
  /** The provider's template and what fills it, where the delivery names one. */
  provided?: { templateId: number; params: object };
};

type Envelope = { id: string; from: Mailbox; siteUrl: string; files: readonly MailFile[] };

function headersOf({ locale, template, unsubscribeUrl }: MailDelivery): Record<string, string> {
  return {
    'Content-Language': MARKETS[locale].tag,
    // So that no out-of-office message answers an answer (RFC 3834).
    ...(!isForTeam(template) && { 'Auto-Submitted': 'auto-generated' }),
    // One click in the mail program, without a page (RFC 8058).
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The message of a delivery, from what it says and where it goes. Throws AppError `mailRefused` for an address that is none. */
export function messageOf(
  delivery: MailDelivery,
  written: Written,
  { id, from, siteUrl, files }: Envelope,
): MailMessage {
  const { template, to, replyTo, providerTemplateId: templateId, values } = delivery;
  return {
    id,
    template,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    from: safeMailbox(from),
    to: safeMailbox(to),
    replyTo: replyTo && safeMailbox(replyTo),
    ...written,
    subject: oneLine(written.subject),
    headers: headersOf(delivery),
    files: files.map((file) => ({ ...file, name: fileName(file.name) })),
    provided: templateId === undefined ? undefined : { templateId, params: values },
  };
}
