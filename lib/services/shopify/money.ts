import type { useTranslations } from 'next-intl';
import type { translations } from '../../platform/i18n/translations.ts';
import type { Money, UnitPrice } from './types.ts';

/** Amounts are decimals in text ("17.8", "10.0"): arithmetic goes through whole cents, never through floats. */
export function toCents(amount: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(amount);
  if (!match) throw new RangeError(`not an amount: ${amount}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

export const fromCents = (cents: number, currencyCode: string): Money => ({
  amount: (cents / 100).toFixed(2),
  currencyCode,
});

export const sumMoney = (list: readonly Money[], currencyCode: string): Money =>
  fromCents(
    list.reduce((sum, { amount }) => sum + toCents(amount), 0),
    list[0]?.currencyCode ?? currencyCode,
  );

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

/**
 * The shop's unit price measurement of a variant: `quantity` of `unit` in it, and the price of `reference` of
 * `referenceUnit`.
 */
type Measured = {
  price: Money;
  unitPrice: Money;
  quantity: number;
  unit: string;
  reference: number;
  referenceUnit: string;
};

type Unit = {
  kind: 'weight' | 'volume' | 'piece';
  size: number;
  shown: { quantity: number; unit: string; size: number };
};

const GRAMS = { quantity: 100, unit: 'g', size: 100 };
const KILO = { quantity: 1, unit: 'kg', size: 1_000 };
const MILLILITRES = { quantity: 100, unit: 'ml', size: 100 };
const LITRE = { quantity: 1, unit: 'l', size: 1_000 };
const PIECE = { quantity: 1, unit: 'item', size: 1 };

/** Small units use 100 g or 100 ml as the reference, the others their unit of sale. Sizes in g and ml. */
const UNITS: Readonly<Record<string, Unit>> = {
  mg: { kind: 'weight', size: 0.001, shown: GRAMS },
  g: { kind: 'weight', size: 1, shown: GRAMS },
  kg: { kind: 'weight', size: 1_000, shown: KILO },
  ml: { kind: 'volume', size: 1, shown: MILLILITRES },
  cl: { kind: 'volume', size: 10, shown: MILLILITRES },
  l: { kind: 'volume', size: 1_000, shown: LITRE },
  item: { kind: 'piece', size: 1, shown: PIECE },
};

/** Units that are shown as the shop says them, with their symbols. */
const SYMBOLS: Readonly<Record<string, string>> = {
  m: 'm',
  m2: 'm²',
  m3: 'm³',
  in: 'in',
  ft: 'ft',
  ft2: 'ft²',
  yd: 'yd',
  oz: 'oz',
  lb: 'lb',
  floz: 'fl oz',
  pt: 'pt',
  qt: 'qt',
  gal: 'gal',
};

/**
 * A unit price per 100 g, 100 ml, kg, l or piece; per metre etc. as returned by the shop; null for a unit without a
 * known symbol. Computed from the price and the contents where they have the same kind of unit: the shop's own unit
 * price is rounded, and a multiple of it would be wrong.
 */
export function normalUnitPrice(measured: Measured): UnitPrice | null {
  const { price, unitPrice, quantity, reference } = measured;
  const stated = { price: unitPrice, quantity: reference, unit: measured.referenceUnit.toLowerCase() };
  const unit = UNITS[stated.unit];
  const symbol = SYMBOLS[stated.unit];
  if (!unit) return symbol ? { ...stated, unit: symbol } : null;
  const { shown } = unit;
  const contents = UNITS[measured.unit.toLowerCase()];
  const exact = contents?.kind === unit.kind && quantity > 0;
  if (!exact && reference * unit.size < shown.size) return stated;
  const cents = exact
    ? (toCents(price.amount) * shown.size) / (quantity * contents.size)
    : (toCents(unitPrice.amount) * shown.size) / (reference * unit.size);
  return {
    price: fromCents(Math.round(cents), unitPrice.currencyCode),
    quantity: shown.quantity,
    unit: shown.unit,
  };
}

/** `perUnit` with {price} and {measure}; `piece` is the word for the unit `item`. */
export type UnitPriceWords = { perUnit: string; piece: string };

type Translate = ReturnType<typeof useTranslations<'prices'>> | Awaited<ReturnType<typeof translations<'prices'>>>;
/** The words with their placeholders, which `unitPriceText` fills. */
export const unitPriceWords = (t: Translate): UnitPriceWords => ({
  perUnit: t('perUnit', { price: '{price}', measure: '{measure}' }),
  piece: t('piece'),
});

/**
 * `23,00 € / 100 g`, `12,40 € / kg`, without line-break opportunities.
 * @param tag BCP 47 tag of the market
 */
export function unitPriceText({ price, quantity, unit }: UnitPrice, tag: string, words: UnitPriceWords): string {
  const name = unit === 'item' ? words.piece : unit;
  return words.perUnit
    .replace('{price}', formatMoney(price, tag))
    .replace('{measure}', quantity === 1 ? name : `${quantity} ${name}`)
    .replaceAll(' ', '\u00a0');
}
