import type { CustomerProblem } from '../services/shopify/customer-types.ts';

/** Where something that the shop does not like is said: at a field, or above the form (null). `code` names the message. */
export type SaidProblem = { field: string | null; code: string };

type Kind = 'required' | 'wrong' | 'taken' | 'long' | 'short' | 'tags' | 'link' | 'domain' | 'spaces';

/** CustomerErrorCode of the shop: what is wrong with a field … */
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

/** … or with the customer as a whole: keys of `customer.problems`. */
const WHOLE: Readonly<Record<string, string>> = {
  NOT_FOUND: 'addressGone',
  CUSTOMER_DISABLED: 'disabled',
  TOKEN_INVALID: 'signedOut',
  UNIDENTIFIED_CUSTOMER: 'signedOut',
};

/** Keys of `forms.errors` and `customer.errors`: what a field of its own says, and what any other does. */
const OF_FIELD: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  firstName: { required: 'givenNameRequired', short: 'givenNameShort' },
  lastName: { required: 'familyNameRequired', short: 'familyNameShort' },
  email: { required: 'emailRequired', wrong: 'emailInvalid', taken: 'emailTaken' },
  phone: { wrong: 'phoneUnusable', taken: 'phoneTaken' },
  address1: { required: 'streetRequired' },
  city: { required: 'cityRequired' },
  zip: { required: 'zipRequired', wrong: 'zipUnknown' },
  country: { required: 'countryRequired', wrong: 'countryUnknown' },
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
 * What the shop says of an input, in our words. What it says of no field, and what nobody knows, is a general sentence: the
 * service's own words are English and for the log.
 */
export function saidProblem({ code, field }: CustomerProblem): SaidProblem {
  const whole = code !== null && WHOLE[code];
  if (whole) return { field: null, code: whole };
  const kind = code === null ? undefined : KINDS[code];
  if (!field) return { field: null, code: 'refused' };
  return { field, code: kind ? (OF_FIELD[field]?.[kind] ?? OF_ANY[kind]) : 'invalid' };
}
