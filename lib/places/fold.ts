import { fold as plain } from '../text/fold.ts';

const SHORT = new Map(Object.entries({ st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' }));

const ORDINAL = /^0*(\d{1,2})(?:er|ere|e|eme|nd|nde)?$/;

/**
 * A name or a query as it is compared: small letters without accents, words by one blank, `St` written out, an
 * arrondissement as its bare number (`Lyon 1er` → `lyon 1`).
 */
export function fold(text: string): string {
  return plain(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT.get(word) ?? (/^\d/.test(word) ? word.replace(ORDINAL, '$1') : word))
    .join(' ');
}
