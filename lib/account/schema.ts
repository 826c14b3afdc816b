import { z } from 'zod';
import { deliveryIn, postcodeProblem, postcodeValues } from '../delivery/rules.ts';
import {
  email,
  type Fields,
  line,
  name,
  optionalLine,
  phone,
  typedCode,
  typedSecret,
  typedText,
} from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';
import { COUNTRIES, hasPostcodes } from '../platform/i18n/countries.ts';
import type { Shop } from '../platform/markets.ts';
import { phoneCountry, toE164 } from '../platform/text/phone.ts';
import { PASSWORD_LENGTH } from './form-state.ts';

/** Maximum length of the reason in a request to delete an account: without JavaScript it is stored in a cookie for one step. */
export const REASON_LENGTH = 600;

const ticked = z.literal('on', { error: 'invalid' }).optional();

/**
 * Name, email, phone, and marketing consent at the shop. Messages are keys of `submission.errors` and `customer.errors`.
 * @param market the country of phone numbers without a calling code
 */
const profileIn = (market: Shop['country']) =>
  z.object({
    firstName: name('givenName'),
    lastName: name('familyName'),
    email,
    phone: phone.refine((typed) => typed === '' || toE164(typed, market), 'phoneUnusable').optional(),
    acceptsMarketing: ticked,
  });
export const PROFILE_SCHEMAS = { FR: profileIn('FR'), BE: profileIn('BE') } as const;
/** The same where e-mail and phone are changed at the shop. */
export const NAMES_SCHEMA = z.object({
  firstName: name('givenName'),
  lastName: name('familyName'),
  acceptsMarketing: ticked,
});
export type ProfileSchema = (typeof PROFILE_SCHEMAS)[Shop['country']] | typeof NAMES_SCHEMA;
export type Profile = z.output<ProfileSchema>;

export const profileFields: Fields = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  acceptsMarketing: 'text',
};

const addressFieldRules = z.object({
  firstName: name('givenName'),
  lastName: name('familyName'),
  company: optionalLine,
  address1: line('streetRequired'),
  /** Code of a province or state, where the shop wants one. */
  zoneCode: optionalLine,
  address2: optionalLine,
  zip: typedCode().max(12, 'zipUnknown').optional(),
  city: line('cityRequired'),
  country: z.enum(COUNTRIES, { error: 'countryRequired' }),
  phone: phone.optional(),
  /** Copy name and phone number to the account as well. */
  forAccount: ticked,
});

/** A missing postcode is reported together with the errors of other fields: it depends on the country alone. */
const addressShape = addressFieldRules.refine(({ zip, country }) => zip || !hasPostcodes(country), {
  path: ['zip'],
  error: 'zipRequired',
  when: () => true,
});

function zipProblem({ zip, country }: z.output<typeof addressShape>): string | null {
  const problem = zip && deliveryIn(country) && postcodeProblem(zip, country);
  return problem ? problemText(problem, postcodeValues(country)) : null;
}

/** An address. Its country is an ISO code; a place without delivery is not an error. @param market for its phone number */
const addressIn = (market: Shop['country']) =>
  addressShape.superRefine((typed, context) => {
    const problem = zipProblem(typed);
    if (problem) context.addIssue({ code: 'custom', path: ['zip'], message: problem });
    if (!typed.phone || toE164(typed.phone, phoneCountry(typed.country, market))) return;
    context.addIssue({ code: 'custom', path: ['phone'], message: 'phoneUnusable' });
  });
export const ADDRESS_SCHEMAS = { FR: addressIn('FR'), BE: addressIn('BE') } as const;
export type AddressSchema = (typeof ADDRESS_SCHEMAS)[Shop['country']];
export type TypedAddress = z.output<AddressSchema>;

export const addressFields: Fields = {
  firstName: 'text',
  lastName: 'text',
  company: 'text',
  address1: 'text',
  address2: 'text',
  zip: 'text',
  city: 'text',
  country: 'text',
  zoneCode: 'text',
  phone: 'text',
  forAccount: 'text',
};

/** A change of the password, for the setting SHOP_IDENTITY=password. */
export const passwordSchema = z.object({
  current: typedSecret('currentRequired').max(100, 'passwordLong'),
  password: typedSecret('passwordRequired')
    .min(PASSWORD_LENGTH.least, problemText('passwordShort', { min: PASSWORD_LENGTH.least }))
    .max(PASSWORD_LENGTH.most, 'passwordLong')
    .refine((typed) => typed === typed.trim(), 'passwordSpaces'),
});

export const passwordFields: Fields = { current: 'text', password: 'text' };

/** A request to delete the account; the reason is optional. */
export const deletionSchema = z.object({
  reason: typedText()
    .max(REASON_LENGTH, problemText('tooLong', { max: REASON_LENGTH }))
    .optional(),
});

export const deletionFields: Fields = { reason: 'text' };

/** A button beside an address has no fields. */
export const buttonSchema = z.object({});
