import { cleanCode } from '../platform/text/clean.ts';
import { deliveryIn } from './settings.ts';

/** `" ６９ 004 "` → `69004`: removes all kinds of whitespace and converts full-width digits. */
export const normalisePostcode = (text: string): string => cleanCode(text).replaceAll(' ', '');

/** Whether a normalised code has the form of the country's postcodes; never for a country without a market. */
export const isPostcode = (zip: string, country: string): boolean =>
  deliveryIn(country)?.postcode.form.test(zip) ?? false;

export type PostcodeProblem = 'zipRequired' | 'zipInvalid';

/** The error of a postcode as it was typed, as a key below `error` in the messages; null when it is valid. */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const zip = normalisePostcode(typed);
  if (!zip) return 'zipRequired';
  return isPostcode(zip, country) ? null : 'zipInvalid';
}
