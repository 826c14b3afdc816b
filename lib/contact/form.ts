import 'server-only';
import type { z } from 'zod';
import type { FormDefinition } from '../forms/handle';
import { linkUrl } from '../links/signed';
import { env } from '../platform/env';
import { countryName } from '../platform/i18n/countries';
import { absoluteUrl } from '../platform/i18n/routes';
import { translations } from '../platform/i18n/translations';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import type { Delivery, MailValues } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { cleanName, UPLOADS } from '../uploads/limits';
import { mentionsAdverseEvent } from './mentions';
import { getContactPage, type VigilanceHint } from './queries';
import { contactFields, contactSchema } from './schema';

/** @property hint what is shown to the writer; null when the content is unavailable */
type Look = { mentioned: boolean; hint: VigilanceHint | null };

/**
 * Whether a message may report an adverse event. While the expressions cannot be read, every message counts as one: a
 * false alarm costs a check, a missed report is lost. Does not throw.
 */
export async function lookForAdverseEvent(locale: Locale, message: string): Promise<Look> {
  try {
    const hint = (await getContactPage(locale))?.vigilance ?? null;
    return { mentioned: hint !== null && mentionsAdverseEvent(hint.expressions, message), hint };
  } catch (error) {
    logError('vigilance', error);
    return { mentioned: true, hint: null };
  }
}

type Letter = Omit<z.output<typeof contactSchema>, 'attachments'>;

/** A message to the company: to its mailbox with the files, and a copy to the sender. */
export const contactForm: FormDefinition<typeof contactSchema> = {
  form: 'contact',
  fields: contactFields,
  schema: contactSchema,
  bot: 'proof',
  uploads: { attachments: UPLOADS.attachments },
  async plan({ attachments: _, ...letter }, { market: { locale }, files }) {
    const look = await lookForAdverseEvent(locale, letter.message);
    return {
      payload: letter,
      keepDays: KEEP_DAYS.contact,
      deliveries: (id) => teamMails(id, letter, locale, look.mentioned),
      receipt: (id) => ({
        kind: 'mail',
        template: 'contact-received',
        locale,
        to: senderOf(letter),
        values: {
          name: letter.name,
          message: letter.message,
          fileNames: files.map((file) => cleanName(file.name)),
          deleteUrl: linkUrl(locale, 'submission-delete', id, KEEP_DAYS.contact),
          vigilance: look.mentioned ? toldIn(look, locale) : null,
        },
      }),
    };
  },
};

const senderOf = ({ name, email }: Letter) => ({ name, address: email });

/**
 * One email for each mailbox of the brand. One about an adverse event must arrive, and uses our own template: a
 * provider's template has no vigilance tag.
 */
async function teamMails(id: string, letter: Letter, locale: Locale, vigilance: boolean): Promise<Delivery[]> {
  const { CONTACT_MAILBOX, VIGILANCE_MAILBOX, NOTIFICATION_TEMPLATE_ID } = env();
  const t = await translations(locale, 'forms');
  const values = {
    reference: id,
    name: letter.name,
    email: letter.email,
    message: letter.message,
    requesterType: letter.requester_type ? t(`contact.requesters.${letter.requester_type}`) : '',
    phone: letter.phone_number ?? '',
    country: countryName(letter.country, MARKETS[locale].tag),
    vigilance,
  };
  const boxes = new Set(vigilance && VIGILANCE_MAILBOX ? [CONTACT_MAILBOX, VIGILANCE_MAILBOX] : [CONTACT_MAILBOX]);
  return [...boxes].map(
    (address): Delivery => ({
      kind: 'mail',
      template: 'contact-team',
      locale,
      to: { address },
      replyTo: senderOf(letter),
      withFiles: true,
      mustArrive: vigilance || undefined,
      providerTemplateId: vigilance ? undefined : NOTIFICATION_TEMPLATE_ID,
      values,
    }),
  );
}

/** Vigilance notice in the receipt. Null when the content defines none. */
function toldIn({ hint }: Look, locale: Locale): MailValues['contact-received']['vigilance'] {
  if (!hint?.text) return null;
  const { text, link } = hint;
  const urlOf = (href: string) => (href.startsWith('/') ? absoluteUrl(locale, href) : href);
  return { text, link: link && { text: link.text, url: urlOf(link.href) } };
}
