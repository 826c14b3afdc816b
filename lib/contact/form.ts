import 'server-only';
import { env } from '../env';
import type { FormDefinition } from '../forms/handle';
import { translations } from '../i18n/translations';
import { mayMail } from '../limits/mails';
import { linkUrl } from '../links/urls';
import { MARKETS } from '../markets';
import type { Delivery } from '../outbox/types';
import { KEEP_DAYS } from '../retention/rules';
import { cleanName } from '../uploads/file-name';
import { UPLOADS } from '../uploads/limits';
import { countryName } from './countries';
import { contactFields, contactSchema } from './schema';

/** A message to the house: to its mailbox with the files, and a copy to whoever wrote. */
export const contactForm: FormDefinition<typeof contactSchema> = {
  form: 'contact',
  fields: contactFields,
  schema: contactSchema,
  bot: 'proof',
  uploads: { attachments: UPLOADS.attachments },
  async plan({ attachments: _, ...payload }, { market: { locale }, files }) {
    const { name, email, message } = payload;
    const sender = { name, address: email };
    const t = await translations(locale, 'forms');
    return {
      payload,
      keepDays: KEEP_DAYS.contact,
      async deliveries(id) {
        const team: Delivery = {
          kind: 'mail',
          template: 'contact-team',
          locale,
          to: { address: env().CONTACT_MAILBOX },
          replyTo: sender,
          withFiles: true,
          providerTemplateId: env().NOTIFICATION_TEMPLATE_ID,
          values: {
            reference: id,
            name,
            email,
            message,
            requesterType: payload.requester_type ? t(`contact.requesters.${payload.requester_type}`) : '',
            phone: payload.phone_number ?? '',
            country: countryName(payload.country, MARKETS[locale].tag),
          },
        };
        if (!(await mayMail(email))) return [team];
        const deleteUrl = linkUrl(locale, 'submission-delete', id, KEEP_DAYS.contact);
        const values = { name, message, fileNames: files.map((file) => cleanName(file.name)), deleteUrl };
        return [team, { kind: 'mail', template: 'contact-received', locale, to: sender, values }];
      },
    };
  },
};
