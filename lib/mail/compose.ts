import { env } from '../platform/env.ts';
import { MARKETS } from '../platform/markets.ts';
import { fileName, isDotAtom, type Mailbox, mailboxOf, safeMailbox, sanitizeLine } from '../platform/text/email.ts';
import type { MailFile, MailMessage } from '../services/mail/message.ts';
import type { MailDelivery } from '../services/store/deliveries.ts';
import { greetableName, type MailContext } from './content.ts';
import { senderIn } from './sender.ts';
import { isForTeam, type Written, writeMail } from './write.ts';

type Envelope = { id: string; from: Mailbox; siteUrl: string; files: readonly MailFile[] };

function headersOf({ locale, template, unsubscribeUrl }: MailDelivery): Record<string, string> {
  return {
    'Content-Language': MARKETS[locale].tag,
    // Prevents automatic replies to an automatic message (RFC 3834).
    ...(!isForTeam(template) && { 'Auto-Submitted': 'auto-generated' }),
    // One-click unsubscribe in the email client, without a page (RFC 8058).
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** The message of a delivery, from its content and its recipient. Throws AppError `mailRefused` for an invalid email address. */
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
    // A visitor may have typed the address of a stranger, and an advertisement as the name.
    to: safeMailbox(isForTeam(template) ? to : { ...to, name: to.name && greetableName(to.name) }),
    // A typed address must not keep the mail from the team, whose text has it.
    replyTo: replyTo && isDotAtom(replyTo.address) ? safeMailbox(replyTo) : undefined,
    ...written,
    subject: sanitizeLine(written.subject),
    headers: headersOf(delivery),
    files: files.map((file) => ({ ...file, name: fileName(file.name) })),
    provided: templateId === undefined ? undefined : { templateId, params: values },
  };
}

/** `refusedNames`: of files that the antivirus refused; `leftOutNames`: of those with which the mail was refused. */
type Row = {
  id: string;
  attachments?: readonly MailFile[];
  refusedNames?: readonly string[];
  leftOutNames?: readonly string[];
};

/**
 * The message of an outbox row, ready for `deliver`. Files are attached only when the delivery says so. Throws AppError
 * `mailRefused` for an invalid email address.
 */
export async function composeMail(
  delivery: MailDelivery,
  { id, attachments = [], refusedNames = [], leftOutNames = [] }: Row,
): Promise<MailMessage> {
  const { locale, replyTo } = delivery;
  const files = delivery.withFiles ? attachments : [];
  const siteUrl = env()[MARKETS[locale].siteUrlSetting];
  const context: MailContext = {
    locale,
    siteUrl,
    replyTo,
    fileNames: files.map(({ name }) => fileName(name)),
    refusedNames: refusedNames.map(fileName),
    leftOutNames: leftOutNames.map(fileName),
    sender: await senderIn(locale),
  };
  const written = await writeMail(delivery, context);
  // A template of the provider does not say what is missing.
  const sent =
    refusedNames.length + leftOutNames.length > 0 ? { ...delivery, providerTemplateId: undefined } : delivery;
  return messageOf(sent, written, { id, from: mailboxOf(env().MAIL_FROM), siteUrl, files });
}
