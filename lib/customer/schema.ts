import { z } from 'zod';
import { COUNTRIES } from '../contact/countries.ts';
import { postcodeProblem } from '../delivery/postcode.ts';
import { deliveryIn } from '../delivery/settings.ts';
import { email, line, name, optionalLine } from '../forms/fields.ts';
import { problemText } from '../forms/problem.ts';
import type { Fields } from '../forms/safe-data.ts';
import { PASSWORD_LENGTH } from './password-length.ts';
import { toE164 } from './phone.ts';

/** Longest text of a request to delete an account: a visitor without script keeps it in a cookie for one step. */
export const REASON_LENGTH = 600;

const phone = z
  .string()
  .trim()
  .max(30, 'phoneInvalid')
  .regex(/^[\d\s+-]*$/, { error: 'phoneInvalid', abort: true })
  // Whichever market: only the calling code that is put before it depends on that.
  .refine((typed) => toE164(typed, 'FR') ?? toE164(typed, 'BE'), 'phoneUnusable')
  .optional();

const ticked = z.literal('on', { error: 'invalid' }).optional();

/** Name, e-mail, phone, and whether the shop may write. Messages are keys of `forms.errors` and `customer.errors`. */
export const profileSchema = z.object({
  firstName: name('givenName'),
  lastName: name('familyName'),
  email,
  phone,
  acceptsMarketing: ticked,
});
export type Profile = z.output<typeof profileSchema>;

export const profileFields: Fields = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  acceptsMarketing: 'text',
};

/** An address. Its country is an ISO code; a place that is not delivered to is no mistake. */
export const addressSchema = z
  .object({
    firstName: name('givenName'),
    lastName: name('familyName'),
    company: optionalLine,
    address1: line('streetRequired'),
    address2: optionalLine,
    zip: z.string({ error: 'zipRequired' }).trim().min(1, 'zipRequired').max(12, 'zipUnknown'),
    city: line('cityRequired'),
    country: z.enum(COUNTRIES, { error: 'countryRequired' }),
    phone,
    /** The name and the number are the account's as well. */
    forAccount: ticked,
  })
  .superRefine(({ zip, country }, context) => {
    const known = deliveryIn(country)?.postcode;
    const problem = known && postcodeProblem(zip, country);
    if (!problem) return;
    const { digits, example } = known;
    context.addIssue({ code: 'custom', path: ['zip'], message: problemText(problem, { digits, example }) });
  });
export type TypedAddress = z.output<typeof addressSchema>;

export const addressFields: Fields = {
  firstName: 'text',
  lastName: 'text',
  company: 'text',
  address1: 'text',
  address2: 'text',
  zip: 'text',
  city: 'text',
  country: 'text',
  phone: 'text',
  forAccount: 'text',
};

/** A change of the password, for the setting SHOP_IDENTITY=password. */
export const passwordSchema = z.object({
  current: z.string({ error: 'currentRequired' }).max(100, 'passwordLong'),
  password: z
    .string({ error: 'passwordRequired' })
    .min(PASSWORD_LENGTH.least, problemText('passwordShort', { min: PASSWORD_LENGTH.least }))
    .max(PASSWORD_LENGTH.most, 'passwordLong')
    .refine((typed) => typed === typed.trim(), 'passwordSpaces'),
});

export const passwordFields: Fields = { current: 'text', password: 'text' };

/** A request to delete the account: the reason is nobody's business. */
export const deletionSchema = z.object({
  reason: z
    .string()
    .trim()
    .max(REASON_LENGTH, problemText('tooLong', { max: REASON_LENGTH }))
    .optional(),
});

export const deletionFields: Fields = { reason: 'text' };

/** A button beside an address. */
export const buttonSchema = z.object({});
