import { throttledLog } from '../../platform/log/log.ts';
import { cleanCode } from '../../platform/text/clean.ts';

const warn = throttledLog((message) => console.warn(message));

/** `20`, `97133`, or with a country, `BE-20`: see lib/delivery/exclusion.ts. */
const CODE = /^(?:[A-Z]{2}-?)?\d{1,5}$/;

/** A full French code that was stored as a number has lost its leading zero (`1000` is 01000). */
const asCode = (entry: unknown): string | null => {
  if (typeof entry === 'number' && Number.isInteger(entry) && entry >= 0) {
    return entry >= 1000 && entry < 10_000 ? `0${entry}` : String(entry);
  }
  if (typeof entry !== 'string') return null;
  return cleanCode(entry).replaceAll(' ', '').toUpperCase() || null;
};

const isCode = (code: string | null): code is string => {
  if (code === null) return false;
  if (!CODE.test(code))
    warn('[shop] an excluded postal code is neither a code nor the beginning of one; it is ignored');
  return CODE.test(code);
};

/** The list stored in a variant's metafield: codes and prefixes, or null when absent, empty or not a list. */
export function postalCodes(stored: string | null | undefined): string[] | null {
  if (!stored?.trim()) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return null;
    const codes = value.map(asCode).filter(isCode);
    return codes.length > 0 ? codes : null;
  } catch {
    warn('[shop] a list of excluded postal codes is not valid JSON; it is ignored');
    return null;
  }
}
