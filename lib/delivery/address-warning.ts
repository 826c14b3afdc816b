import { exclusionOf } from './exclusion.ts';
import { postcodeProblem } from './postcode.ts';
import { deliveryIn } from './settings.ts';

/** A key below `address` in the messages. */
export type AddressWarning = 'region' | 'postcode' | 'country';

/**
 * What a visitor should know about an address that may be saved all the same: nothing is delivered to the region, the
 * postcode is none of the country's, or the shop does not deliver to the country. Null while the postcode is empty.
 */
export function addressWarning(zip: string, country: string): AddressWarning | null {
  if (!deliveryIn(country)) return 'country';
  const problem = postcodeProblem(zip, country);
  if (problem) return problem === 'zipInvalid' ? 'postcode' : null;
  return exclusionOf({ postalCodeExclusions: null }, zip, country) && 'region';
}
