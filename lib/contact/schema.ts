import { z } from 'zod';
import { email, type Fields, message, name, phone } from '../forms/fields.ts';
import { attachments } from '../forms/file-fields.ts';
import { COUNTRIES } from '../platform/i18n/countries.ts';
import { UPLOADS } from '../uploads/limits.ts';

/** Section 5 of the specification: type of the sender. The empty value is not a valid choice. */
export const REQUESTER_TYPES = [
  'je_suis_un_particulier',
  'je_suis_un_pharmacien',
  'je_suis_un_medecin',
  'je_suis_une_sage_femme',
  'je_suis_un_veterinaire',
  'je_suis_un_autre_professionnel_de_sante',
] as const;

/** Section 5 of the specification, "Contact form". Messages are keys of `submission.errors`. */
export const contactSchema = z.object({
  requester_type: z.enum(REQUESTER_TYPES, { error: 'choiceUnknown' }).optional(),
  name: name('name'),
  email,
  phone_number: phone.optional(),
  country: z.enum(COUNTRIES, { error: 'countryRequired' }),
  message: message('messageRequired'),
  attachments: attachments(UPLOADS.attachments),
});

export const contactFields: Fields = {
  requester_type: 'text',
  name: 'text',
  email: 'text',
  phone_number: 'text',
  country: 'text',
  message: 'text',
  attachments: 'files',
};
