import { isLocale, LOCALES } from '../markets.ts';
import { isMailTemplate, MAIL_TEMPLATES } from './content-of.ts';
import { sampleContext, sampleDelivery } from './samples.ts';
import { writeMail } from './write.ts';

type Page = { type: 'text/html' | 'text/plain'; body: string };

const row = (template: string): string =>
  `<tr><th align="left">${template}</th>${LOCALES.map((locale) => cell(locale, template)).join('')}</tr>`;

const cell = (locale: string, template: string): string => {
  const at = `/api/mail-preview/${locale}/${template}`;
  return `<td><a href="${at}">${locale}</a>, <a href="${at}?format=text">text</a></td>`;
};

const list = (): Page => ({
  type: 'text/html',
  body: `<!doctype html><title>Mails</title><table cellpadding="6">${MAIL_TEMPLATES.map(row).join('')}</table>`,
});

/** For developers: the list of all mails (no segments), or one of them with sample values; null where there is none. */
export async function previewOf(segments: string[], format: string | null): Promise<Page | null> {
  const [locale, template, ...rest] = segments;
  if (locale === undefined) return list();
  if (!isLocale(locale) || !isMailTemplate(template) || rest.length > 0) return null;
  const { html, text } = await writeMail(sampleDelivery(template, locale), sampleContext(locale));
  return format === 'text' ? { type: 'text/plain', body: text } : { type: 'text/html', body: html };
}
