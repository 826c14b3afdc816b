import type { OleFile } from './ole-file.ts';

/** Records of [MS-XLS]: a sheet, whose kind is 0 for cells and 1 for macros; encryption; the end of the list of sheets. */
const BOUND_SHEET = 0x0085;
const FILE_PASS = 0x002f;
const END_OF_FILE = 0x000a;
const MACRO_SHEET = 1;

const MAX_BYTES = 10_485_760;
/** A workbook may hold others; no document has so many. */
const MAX_BOOKS = 8;

function inBook(book: Buffer): 'macros' | 'encrypted' | null {
  for (let at = 0; at + 4 <= book.length; ) {
    const type = book.readUInt16LE(at);
    const length = book.readUInt16LE(at + 2);
    if (type === FILE_PASS) return 'encrypted';
    if (type === END_OF_FILE) return null;
    if (type === BOUND_SHEET && length >= 6 && book[at + 9] === MACRO_SHEET) return 'macros';
    at += 4 + length;
  }
  return null;
}

/** Whether workbooks of old Excel in a file have sheets of macros, which are in no storage of their own, or are encrypted. */
export function excelMacros({ entries, head }: OleFile): 'macros' | 'encrypted' | null {
  const books = entries.filter(({ kind, name }) => kind === 2 && (name === 'workbook' || name === 'book'));
  if (books.length > MAX_BOOKS) return 'macros';
  for (const entry of books) {
    const book = head(entry, MAX_BYTES);
    // Excel writes none that is so small, or broken.
    const found = book ? inBook(book) : 'macros';
    if (found) return found;
  }
  return null;
}
