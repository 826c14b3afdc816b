const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };
const SHORT: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };

const ORDINAL = /^0*(\d{1,2})(?:er|ere|e|eme|nd|nde)?$/;

function plain(text: string): string {
  const small = text.toLowerCase();
  // Most names have no accent, and there are 37,000.
  if (/^[ -~]*$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/**
 * A name or a query as it is compared: small letters without accents, words by one blank, `St` written out, an
 * arrondissement as its bare number (`Lyon 1er` → `lyon 1`).
 */
export function fold(text: string): string {
  return plain(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? (/^\d/.test(word) ? word.replace(ORDINAL, '$1') : word))
    .join(' ');
}
