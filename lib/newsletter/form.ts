import 'server-only';
import type { FormDefinition } from '../forms/handle';
import { takeMail } from '../rate-limit/limits';
import { KEEP_DAYS } from '../services/store/retention';
import { newsletterFields, newsletterSchema } from './schema';
import { askToConfirm } from './subscribe';

export const newsletterForm: FormDefinition<typeof newsletterSchema> = {
  form: 'newsletter',
  fields: newsletterFields,
  schema: newsletterSchema,
  bot: 'proof',
  plan: async (payload) => ({
    payload,
    keepDays: KEEP_DAYS.newsletter,
    deliveries: () => [],
    limitFor: () => takeMail(payload.email),
  }),
  onAccepted(tx, { locale, payload }) {
    const { email, registration_channel: channel } = newsletterSchema.parse(payload);
    return askToConfirm(tx, { email, locale, channel });
  },
};
