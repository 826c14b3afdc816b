/** A letter of a script whose letters join, or whose joiners change how they look: not the two that are apostrophes. */
const JOINING = String.raw`(?![\u02B9\u02BC\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}]`;
/** Invisible characters that belong to visible ones: inside an emoji, between letters of such a script. */
const MEANT = [
  String.raw`(?<=\p{ExtPict}\p{EMod}?)\uFE0F`,
  String.raw`\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
].join('|');

/**
 * Invisible characters that come along when text is copied: zero-width marks, soft hyphens, byte order marks, direction
 * marks, annotations, object replacement characters.
 */
const INVISIBLE = new RegExp(String.raw`(?!${MEANT})[\p{DI}\uFFF9-\uFFFC]`, 'gu');

/** Spaces of every width, the empty Braille pattern, tabs, line breaks and other control characters. */
const BLANKS = /[\p{Z}\p{Cc}\u2800]+/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * The same within a text of several lines. French typography uses two kinds of no-break space before punctuation: they
 * are preserved.
 */
const ODD_BLANKS = /[^\P{Z}\u0020\u00A0\u202F]|[^\P{Cc}\t\n]|\u2800/gu;

const APOSTROPHES = /[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

/** Composing changes which characters stand beside an invisible one, and removing it, which ones compose. */
function visible(text: string): string {
  const composed = text.toWellFormed().normalize('NFC');
  const rest = composed.replace(INVISIBLE, '');
  return rest === composed ? rest : visible(rest);
}

/*
 * Normalises typed or pasted text before any rule checks it: the same in the browser and on the server. Each function
 * is idempotent.
 */

/** One line: composed letters (NFC), no invisible characters, runs of spaces as one plain space, none at the ends. */
export const cleanLine = (text: string): string => visible(text).replace(BLANKS, ' ').trim();

/** Several lines, with `\n` as line break. */
export const cleanText = (text: string): string =>
  visible(text.replace(LINE_BREAKS, '\n')).replace(ODD_BLANKS, ' ').trim();

/** One line whose hyphens and apostrophes are those of a keyboard, as validation rules expect them. */
export const cleanTyped = (text: string): string => cleanLine(text).replace(APOSTROPHES, "'").replace(DASHES, '-');

/** A number, a postcode or another code: also with full-width and other compatibility forms normalised (NFKC). */
export const cleanCode = (text: string): string => cleanTyped(cleanTyped(text).normalize('NFKC'));

/** Replaces the narrow no-break space, which Intl writes into numbers and neither brand font contains, with the wide one. */
export const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Collapses runs of spaces. A no-break space belongs to the text: French uses one before punctuation. */
export const withSingleBlanks = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/**
 * A typed search text, as it is searched for and shown again: one cleaned line without control or private-use
 * characters, without half a surrogate pair, at most `most` UTF-16 units long.
 */
export const cleanLineWithin = (typed: string, most: number): string =>
  cleanLine(cleanLine(typed).replace(/\p{C}+/gu, ' '))
    .slice(0, most)
    .toWellFormed()
    .trim();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as `crypto.randomUUID` writes it: an idempotency key, the reference of a review. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * Parses a number written by hand, with a comma or a point before its decimals: `3`, `2,5`, `2.5`, `3,`. Null for
 * anything else: signs, exponents (`1e1`), other bases (`0x10`), spaces between digits.
 */
export function readNumber(typed: string): number | null {
  const text = cleanCode(typed);
  return /^\d+(?:[.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Parses a whole number in plain digits; null for anything else. */
export function readWholeNumber(typed: string): number | null {
  const text = cleanCode(typed);
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them, not even as entities
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for use between XML tags, or between the quotes of an attribute. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
