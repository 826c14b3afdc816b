import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data';
import { isPostcode, normalisePostcode } from './rules';

/** The visitor's postcode, stored only in the browser; separate for every host, and so for every country. */
const KEY = 'delivery-zip';

/** The last accepted postcode; null when there is none or it is not one of the country's. */
export function readPostcode(country: string): string | null {
  const zip = readItem('localStorage', KEY);
  return zip && isPostcode(zip, country) ? zip : null;
}

/** Stores an accepted postcode, or deletes it (null), and notifies every part of the page. */
export function writePostcode(zip: string | null): void {
  writeItem('localStorage', KEY, zip === null ? null : normalisePostcode(zip));
  siteDataChanged();
}
