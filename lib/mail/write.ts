import { createTranslator } from 'next-intl';
import { loadMessages } from '../platform/i18n/messages.ts';
import { type Locale, MARKETS } from '../platform/markets.ts';
import type { MailDelivery } from '../services/store/deliveries.ts';
import type { MailContext } from './content.ts';
import { contentOf } from './content-of.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/**
 * Messages of the emails in a locale. Not `lib/platform/i18n/translations`: emails are composed outside of any request. A
 * missing or incomplete message throws: an email with a gap is worse than a late one.
 */
export async function mailWords(locale: Locale) {
  return createTranslator({
    locale: MARKETS[locale].tag,
    messages: await loadMessages(locale),
    namespace: 'mail',
    onError(error) {
      throw error;
    },
  });
}

export type MailWords = Awaited<ReturnType<typeof mailWords>>;

export type Written = { subject: string; html: string; text: string };

/** Subject and body of a delivery, as HTML and text. Reads nothing but the messages. */
export async function writeMail({ template, values, locale }: MailDelivery, context: MailContext): Promise<Written> {
  const content = contentOf(template, values, await mailWords(locale), context);
  return { subject: content.subject, html: renderHtml(content, context), text: renderText(content, context) };
}
