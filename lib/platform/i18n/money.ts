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
  withNoBreakSpaces(
    `${formatFor(tag, currencyCode).format(amount as Intl.StringNumericLiteral)}${isKnown(currencyCode) ? '' : ` ${currencyCode}`}`,
  );

/** `Intl` also writes the narrow one (U+202F), which neither brand font contains. */
const withNoBreakSpaces = (text: string): string => text.replace(/\s/g, '\u00a0');

const KILOBYTE = 1024;
const MEGABYTE = 1_048_576;

/**
 * A size in bytes for a BCP 47 tag: `116 ko`, `1,4 MB`. In the unit of the specification, whose 10 MB are 10,485,760 bytes,
 * so that a file and the limit of a field compare. Empty when the size is unknown.
 */
export function sizeWords(bytes: number, tag: string): string {
  if (!(bytes > 0)) return '';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [unit, amount] = kilobytes < 1000 ? ['kilobyte', kilobytes] : ['megabyte', bytes / MEGABYTE];
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return withNoBreakSpaces(format.format(amount));
}
