/** A letter of a script whose letters join, or whose joiners change how they look. */
const JOINING = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}]`;
/** The characters that cannot be seen but belong to what can: inside an emoji, between letters of such a script. */
const MEANT = [
  String.raw`(?<=\p{ExtPict}\p{EMod}?)\uFE0F`,
  String.raw`\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
].join('|');

/**
 * Characters without a shape of their own, which come along when text is copied: zero-width marks, soft hyphens, byte order
 * marks, marks of the writing direction, annotations, the place of an object.
 */
const INVISIBLE = new RegExp(String.raw`(?!${MEANT})[\p{DI}\uFFF9-\uFFFC]`, 'gu');

/** Blanks of every width, the empty Braille pattern, tabs, line breaks and other control characters. */
const BLANKS = /[\p{Z}\p{Cc}\u2800]+/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** The same within a text of several lines. French typography has two kinds of no-break space before its marks: they stay. */
const ODD_BLANKS = /[^\P{Z}\u0020\u00A0\u202F]|[^\P{Cc}\t\n]|\u2800/gu;

const APOSTROPHES = /[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

const visible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '').normalize('NFC');

/*
 * What was typed or pasted, as its reader sees it, before any rule looks at it: the same in the browser and on the server.
 * Each function gives the same text again when it is applied a second time.
 */

/** One line: letters in one piece (NFC), nothing invisible, one plain blank wherever there are any, none at the ends. */
export const cleanLine = (text: string): string => visible(text).replace(BLANKS, ' ').trim();

/** Several lines, whose breaks become `\n`. */
export const cleanText = (text: string): string =>
  visible(text.replace(LINE_BREAKS, '\n')).replace(ODD_BLANKS, ' ').trim();

/** One line whose hyphens and apostrophes are those of a keyboard, as rules want them. */
export const cleanTyped = (text: string): string => cleanLine(text).replace(APOSTROPHES, "'").replace(DASHES, '-');

/** A number, a postcode or another code: as well without letters and digits of full width or other compatible forms (NFKC). */
export const cleanCode = (text: string): string => cleanTyped(cleanTyped(text).normalize('NFKC'));

/** The narrow no-break space, which Intl puts into figures and neither font of the brand has, as the wide one. */
export const withWideSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Runs of blanks as one. A no-break space belongs to the text: French has one before its marks. */
export const withSingleBlanks = (text: string): string => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/**
 * What somebody typed, as it is looked for and shown again: one cleaned line without characters that have no meaning to
 * others, without half a character, at most so many UTF-16 units long.
 */
export const oneLine = (typed: string, most: number): string =>
  cleanLine(cleanLine(typed).replace(/\p{C}+/gu, ' '))
    .slice(0, most)
    .toWellFormed()
    .trim();
