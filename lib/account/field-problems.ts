import type { CustomerProblem } from '../services/shopify/customer-types.ts';

/** A problem reported by the shop, shown at a field, or above the form when `field` is null. `code` names the message. */
export type FieldProblem = { field: string | null; code: string };

type Kind = 'required' | 'wrong' | 'taken' | 'long' | 'short' | 'tags' | 'link' | 'domain' | 'spaces';

/** `CustomerErrorCode` values of the shop that concern one field … */
const KINDS: Readonly<Record<string, Kind>> = {
  BLANK: 'required',
  INVALID: 'wrong',
  TAKEN: 'taken',
  TOO_LONG: 'long',
  TOO_SHORT: 'short',
  CONTAINS_HTML_TAGS: 'tags',
  CONTAINS_URL: 'link',
  BAD_DOMAIN: 'domain',
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'spaces',
};

/** … or the customer as a whole, also in customer accounts: keys of `customer.problems`. */
const WHOLE: Readonly<Record<string, string>> = {
  NOT_FOUND: 'addressGone',
  CUSTOMER_DISABLED: 'disabled',
  TOKEN_INVALID: 'signedOut',
  UNIDENTIFIED_CUSTOMER: 'signedOut',
  ADDRESS_ALREADY_EXISTS: 'addressExists',
  ADDRESS_IS_DEFAULT: 'addressIsDefault',
};

/** Keys of `forms.errors` and `customer.errors`: messages of specific fields; all other fields use `OF_ANY`. */
const OF_FIELD: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  firstName: { required: 'givenNameRequired', short: 'givenNameShort' },
  lastName: { required: 'familyNameRequired', short: 'familyNameShort' },
  email: { required: 'emailRequired', wrong: 'emailInvalid', taken: 'emailTaken' },
  phone: { wrong: 'phoneUnusable', taken: 'phoneTaken' },
  address1: { required: 'streetRequired' },
  city: { required: 'cityRequired' },
  zip: { required: 'zipRequired', wrong: 'zipUnknown' },
  country: { required: 'countryRequired', wrong: 'countryUnknown' },
  zoneCode: { required: 'zoneRequired', wrong: 'zoneUnknown' },
  acceptsMarketing: { required: 'consentNotSaved', wrong: 'consentNotSaved' },
  password: { required: 'passwordRequired', short: 'passwordRefused', long: 'passwordLong' },
};
const OF_ANY: Readonly<Record<Kind, string>> = {
  required: 'filledRequired',
  wrong: 'invalid',
  taken: 'valueTaken',
  long: 'valueLong',
  short: 'valueShort',
  tags: 'noTags',
  link: 'noLinks',
  domain: 'emailDomain',
  spaces: 'passwordSpaces',
};

/**
 * Maps a problem reported by the shop to a message of the site. Problems without a field or with an unknown code get a
 * general message: the shop's own text is English and only meant for the log.
 */
export function fieldProblem({ code, field }: CustomerProblem): FieldProblem {
  const whole = code !== null && WHOLE[code];
  if (whole) return { field: null, code: whole };
  const kind = code === null ? undefined : KINDS[code];
  if (!field) return { field: null, code: 'refused' };
  return { field, code: kind ? (OF_FIELD[field]?.[kind] ?? OF_ANY[kind]) : 'invalid' };
}
