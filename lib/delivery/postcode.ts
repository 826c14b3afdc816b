import { cleanCode } from '../platform/text/clean.ts';
import { deliveryIn } from './settings.ts';

/** `" ６９ 004 "` → `69004`: without blanks of any kind, digits of full width as plain ones. */
export const normalisePostcode = (text: string): string => cleanCode(text).replaceAll(' ', '');

/** Whether a normalised code can be one of the country; never for a country without a market. */
export const isPostcode = (zip: string, country: string): boolean =>
  deliveryIn(country)?.postcode.form.test(zip) ?? false;

export type PostcodeProblem = 'zipRequired' | 'zipInvalid';

/** What is wrong with a postcode as it was typed, as a key below `error` in the messages; null when it can be used. */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const zip = normalisePostcode(typed);
  if (!zip) return 'zipRequired';
  return isPostcode(zip, country) ? null : 'zipInvalid';
}
