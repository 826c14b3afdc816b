import CFB from 'cfb';
import { Refusal } from '../limits.ts';

const STREAM = 2;
const ROOT = 5;

const MACROS = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
/** Streams with files that another program opens: the file in a package, the attachments of a message. */
const PACKAGE = '\x01ole10native';
const ATTACHMENT = '__attach_version';
const ENCRYPTED = new Set(['encryptedpackage', 'encryptedsummary', '\tdrmcontent']);
/** Packages, patches and transforms of the Windows installer: their root storage has one of these class ids. */
const INSTALLER = /^8[246]100c0000000000c000000000000046$/;

/** Record types of [MS-XLS]: a sheet, whose type is 0 for cells and 1 for macros; encryption; the end of the sheet list. */
const BOUND_SHEET = 0x0085;
const FILE_PASS = 0x002f;
const END_OF_FILE = 0x000a;
const MACRO_SHEET = 1;

/** Checks a workbook in the old Excel format, whose macros may be sheets, without a storage of their own. */
function readWorkbook(book: Buffer): void {
  for (let at = 0; at + 4 <= book.length; at += 4 + book.readUInt16LE(at + 2)) {
    const type = book.readUInt16LE(at);
    if (type === END_OF_FILE) return;
    if (type === FILE_PASS) throw new Refusal('fileProtected');
    if (type === BOUND_SHEET && book[at + 9] === MACRO_SHEET) throw new Refusal('fileUnsafe');
  }
}

/** The type of an OLE compound file: a Word document, or another. Rejects macros, objects, installers and passwords. */
export function readCompound(bytes: Buffer): 'doc' | 'cfb' {
  const { FileIndex, FullPaths } = CFB.read(bytes, { type: 'buffer' });
  let isWord = false;
  for (const [index, { name, type, clsid, content }] of FileIndex.entries()) {
    const lower = name.toLowerCase();
    const isObject = /\/objectpool\/./i.test(FullPaths[index] ?? '');
    if (MACROS.has(lower) || lower === PACKAGE || lower.startsWith(ATTACHMENT) || isObject)
      throw new Refusal('fileUnsafe');
    if (type === ROOT && INSTALLER.test(String(clsid).replace(/\W/g, ''))) throw new Refusal('fileUnsafe');
    if (ENCRYPTED.has(lower)) throw new Refusal('fileProtected');
    if (type !== STREAM) continue;
    const data = Buffer.from(content);
    if (lower === 'workbook' || lower === 'book') readWorkbook(data);
    if (lower !== 'worddocument') continue;
    isWord = true;
    // Word's flag for an encrypted document ([MS-DOC] 2.5.1, fEncrypted).
    if (((data[11] ?? 0) & 0x01) !== 0) throw new Refusal('fileProtected');
  }
  return isWord ? 'doc' : 'cfb';
}
