import { z } from 'zod';
import { cleanCode, cleanLine, cleanText } from '../platform/text/clean.ts';
import { cleanEmail, EMAIL, MAX_EMAIL } from '../platform/text/email.ts';
import { problemText } from './state.ts';

// Must run before the first object schema: zod probes whether it may compile functions from text, which the CSP of a
// page forbids.
if ('document' in globalThis) z.config({ jitless: true });

/** Maximum length of a text value; see `safeData`. */
const MAX_TEXT = 5_000;
const MAX_LINE = 100;

/**
 * Maximum numbers of characters that are normalised, which takes time and memory: longer than any field allows, since line
 * breaks are posted as two characters and accents may be. A longer value stays as posted: the field's maximum rejects it.
 */
export const CLEANED = { line: 2_000, text: 10_000 };
const typed = (required: string | undefined, clean: (text: string) => string, most = CLEANED.line) =>
  z.string(required).overwrite((text) => (text.length > most ? text : clean(text)));

/* Every text field starts with one of these, which normalise the value before any rule. Messages are keys of `submission.errors`. */

/** A single line, as typed or pasted. */
export const typedLine = (required?: string) => typed(required, cleanLine);

/** Multiple lines. */
export const typedText = (required?: string) => typed(required, cleanText, CLEANED.text);

/** A number, a postcode, a code, an id: digits, letters and hyphens are normalised to ASCII. */
export const typedCode = (required?: string) => typed(required, cleanCode);

/** An email address in lower case, its domain in ASCII. */
export const typedEmail = (required?: string) =>
  typed(required, cleanEmail).max(MAX_EMAIL, { error: 'emailInvalid', abort: true });

/** A whole number as a form or an address posts it: decimal digits only. `0x10`, `1e1` and `+3` are rejected. */
export const wholeNumber = (least: number, most: number) =>
  typedCode()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** A password: no character is removed, but accents are composed the same way for every keyboard (NFC, RFC 8265). */
export const typedSecret = (required: string) => typed(required, (text) => text.normalize('NFC'));

/** One line of text. */
export const line = (required: string, short?: { least: number; code: string }) =>
  typedLine(required)
    // No further errors for a missing value.
    .min(1, { error: required, abort: true })
    .refine((text) => !short || text.length >= short.least, short?.code)
    .max(MAX_LINE, problemText('tooLong', { max: MAX_LINE }));

/** An optional single line. */
export const optionalLine = typedLine()
  .max(MAX_LINE, problemText('tooLong', { max: MAX_LINE }))
  .optional();

/** Section 5 of the specification: name fields have at least 2 characters. */
export const name = (field: 'name' | 'givenName' | 'familyName') =>
  line(`${field}Required`, { least: 2, code: `${field}Short` });

export const email = typedEmail('emailRequired')
  .min(1, { error: 'emailRequired', abort: true })
  .regex(EMAIL, 'emailInvalid');

/** Section 5 of the specification: "digits, spaces, plus and dash only". Empty when no significant character was typed. */
export const phone = typedCode()
  .max(30, { error: 'phoneInvalid', abort: true })
  .regex(/^[\d +-]*$/, { error: 'phoneInvalid', abort: true });

export const message = (required: string) =>
  typedText(required)
    .min(1, required)
    .max(MAX_TEXT, problemText('tooLong', { max: MAX_TEXT }));

/** Optional multiple lines. */
export const optionalText = typedText()
  .max(MAX_TEXT, problemText('tooLong', { max: MAX_TEXT }))
  .optional();

export const file = z.instanceof(File);

/** No rules: what was typed, until they are applied. */
export const unchecked = z.unknown();

/** Kind of value that a form field accepts. */
type FieldKind = 'text' | 'texts' | 'file' | 'files';
export type Fields = Readonly<Record<string, FieldKind>>;

/** Maximum number of characters that are read of a value; `texts` are ids and quantities. The rules reject shorter ones already. */
const LONGEST = { text: 20_000, texts: 100 };
/**
 * Maximum number of values of one name: one more than any rule allows, so that none is dropped silently. Texts also carry
 * the lines of an order with their quantities, of which up to 250 are requested from the shop.
 */
const MOST: Readonly<Record<FieldKind, number>> = { text: 1, file: 1, texts: 251, files: 51 };

/**
 * Whether a file comes from an empty file input. React names a file without a name "undefined" when it reads an action's
 * arguments.
 */
const isNothing = ({ name, size }: File): boolean => size === 0 && (name === '' || name === 'undefined');

/**
 * The posted fields that the form defines, and nothing else: a name such as `tags[4294967294]` would exhaust the parser's
 * memory. Files in text fields and texts in file fields are dropped; an empty file input posts a file without a name.
 */
export function safeData(data: FormData, fields: Fields): FormData {
  const safe = new FormData();
  for (const [name, kind] of Object.entries(fields)) {
    const values = data.getAll(name).slice(0, MOST[kind]);
    for (const value of values) {
      const isText = typeof value === 'string';
      if (kind === 'text' || kind === 'texts') {
        if (isText) safe.append(name, value.slice(0, LONGEST[kind]));
      } else if (!isText && !isNothing(value)) safe.append(name, value);
    }
  }
  return safe;
}
