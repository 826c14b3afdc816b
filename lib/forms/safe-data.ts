/** What a field of a form may hold. */
type FieldKind = 'text' | 'texts' | 'file' | 'files';
export type Fields = Readonly<Record<string, FieldKind>>;

/** Characters of a text that are read; a rule of the field says that it is too long well before. */
const LONGEST = 20_000;
/**
 * Values of one name that are read: one more than any rule allows, so that none is dropped without a word. Texts are also the
 * lines of an order with their quantities, of which the shop is asked for 250.
 */
const MOST: Readonly<Record<FieldKind, number>> = { text: 1, file: 1, texts: 251, files: 51 };

/** Of a file input left empty. React makes a file called "undefined" of one without a name when it reads an action's arguments. */
const isNothing = ({ name, size }: File): boolean => size === 0 && (name === '' || name === 'undefined');

/**
 * The posted fields that the form has, and nothing else: a name such as `tags[4294967294]` would exhaust the parser's
 * memory. Where a text belongs there is no file, and the other way round; a file input left empty posts a file of no name.
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
