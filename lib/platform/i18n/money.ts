import { withWideSpaces } from '../text/clean.ts';

/** A decimal number as text, and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(
    tag,
    isKnown(currency) ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
  );
  formats.set(key, created);
  return created;
}

/** A currency that is no ISO 4217 code cannot be formatted as one. */
const isKnown = (currency: string): boolean => /^[A-Z]{3}$/i.test(currency);

/**
 * An amount as the language of a BCP 47 tag writes it: `14,90 €` in French, `€ 14,90` in Dutch. Its spaces
 * are all U+00A0.
 */
export const formatMoney = ({ amount, currencyCode }: Money, tag: string): string =>
  withWideSpaces(
    `${formatFor(tag, currencyCode).format(amount as Intl.StringNumericLiteral)}${isKnown(currencyCode) ? '' : `\u00a0${currencyCode}`}`,
  );
