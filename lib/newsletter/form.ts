import 'server-only';
import type { FormDefinition } from '../forms/handle';
import { takeMail } from '../limits/mails';
import { KEEP_DAYS } from '../retention/rules';
import { newsletterFields, newsletterSchema } from './schema';

export const newsletterForm: FormDefinition<typeof newsletterSchema> = {
  form: 'newsletter',
  fields: newsletterFields,
  schema: newsletterSchema,
  bot: 'proof',
  // The question to the address is the form's effect: `lib/submissions/effects`.
  plan: async (payload) => ({
    payload,
    keepDays: KEEP_DAYS.newsletter,
    deliveries: () => [],
    limitFor: () => takeMail(payload.email),
  }),
};
