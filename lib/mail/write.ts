import type { MailDelivery } from '../outbox/types.ts';
import type { MailContext } from './content.ts';
import { contentOf } from './content-of.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { mailWords } from './words.ts';

export type Written = { subject: string; html: string; text: string };

/** The words of a delivery in both forms. Reads nothing but the messages. */
export async function writeMail({ template, values, locale }: MailDelivery, context: MailContext): Promise<Written> {
  const content = contentOf(template, values, await mailWords(locale), context);
  return { subject: content.subject, html: renderHtml(content, context), text: renderText(content, context) };
}
