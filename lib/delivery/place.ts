import { isPostcode, normalisePostcode } from './postcode.ts';

/** The visitor's postcode, in the browser and nowhere else; every host, and so every country, has its own. */
const KEY = 'delivery-zip';

const listeners = new Set<() => void>();

/** A browser may refuse its storage, by a setting or in a private window: there is then no place. */
function stored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** The postcode that was last accepted; null when there is none or it is none of the country's. */
export function readPlace(country: string): string | null {
  const zip = stored((storage) => storage.getItem(KEY));
  return zip && isPostcode(zip, country) ? zip : null;
}

/** Keeps an accepted postcode, or forgets it (null), and tells every part of the page. */
export function writePlace(zip: string | null): void {
  stored((storage) => (zip === null ? storage.removeItem(KEY) : storage.setItem(KEY, normalisePostcode(zip))));
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change, in this tab or another; returns how to stop. */
export function subscribeToPlace(listener: () => void): () => void {
  // A storage event without a key is the whole storage cleared.
  const fromOtherTab = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
