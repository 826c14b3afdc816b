import { readItem, siteDataChanged, writeItem } from '../browser/site-data.ts';
import { isPostcode, normalisePostcode } from './postcode.ts';

/** The visitor's postcode, in the browser and nowhere else; every host, and so every country, has its own. */
const KEY = 'delivery-zip';

/** The postcode that was last accepted; null when there is none or it is none of the country's. */
export function readPlace(country: string): string | null {
  const zip = readItem('localStorage', KEY);
  return zip && isPostcode(zip, country) ? zip : null;
}

/** Keeps an accepted postcode, or forgets it (null), and tells every part of the page. */
export function writePlace(zip: string | null): void {
  writeItem('localStorage', KEY, zip === null ? null : normalisePostcode(zip));
  siteDataChanged();
}
