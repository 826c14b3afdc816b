import { env } from '../env.ts';
import { MARKETS } from '../markets.ts';
import type { MailDelivery } from '../outbox/types.ts';
import { fileName } from './clean.ts';
import type { MailContext } from './content.ts';
import { mailboxOf } from './mailbox.ts';
import { type MailFile, type MailMessage, messageOf } from './message.ts';
import { senderIn } from './sender.ts';
import { writeMail } from './write.ts';

type Row = { id: string; attachments?: readonly MailFile[] };

/**
 * The message of an outbox row, ready for `deliver`. Files go with it only where the delivery says so. Throws AppError
 * `mailRefused` when an address is none.
 */
export async function composeMail(delivery: MailDelivery, { id, attachments = [] }: Row): Promise<MailMessage> {
  const { locale, replyTo } = delivery;
  const files = delivery.withFiles ? attachments : [];
  const siteUrl = env()[MARKETS[locale].siteUrlSetting];
  const fileNames = files.map(({ name }) => fileName(name));
  const context: MailContext = { locale, siteUrl, replyTo, fileNames, sender: await senderIn(locale) };
  const written = await writeMail(delivery, context);
  return messageOf(delivery, written, { id, from: mailboxOf(env().MAIL_FROM), siteUrl, files });
}
