/** Kind of value that a form field accepts. */
type FieldKind = 'text' | 'texts' | 'file' | 'files';
export type Fields = Readonly<Record<string, FieldKind>>;

/** Maximum number of characters that are read; the rules of a field reject shorter texts already. */
const LONGEST = 20_000;
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
      if (isText !== (kind === 'text' || kind === 'texts')) continue;
      if (isText) safe.append(name, value.slice(0, LONGEST));
      else if (!isNothing(value)) safe.append(name, value);
    }
  }
  return safe;
}
