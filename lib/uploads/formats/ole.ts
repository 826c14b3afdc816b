import type { ContentFault } from '../check.ts';
import { excelMacros } from './excel-macros.ts';
import { type OleEntry, type OleFile, readOle } from './ole-file.ts';

const MACROS = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
/** Files that another program opens: the one in a package, the attachments of a message. */
const PACKAGE = '\x01ole10native';
const ATTACHMENT = '__attach_version';
const ENCRYPTED = new Set(['encryptedpackage', 'encryptedsummary', '\tdrmcontent']);
/** Packages, patches and transforms of the Windows installer: their root storage has one of these class ids. */
const INSTALLER = /^8[246]100c0000000000c000000000000046$/;

const OBJECT_POOL = 'objectpool';

function isUnsafe({ name, kind, isEmpty, classId }: OleEntry): boolean {
  if (MACROS.has(name) || name === PACKAGE || name.startsWith(ATTACHMENT)) return true;
  return (name === OBJECT_POOL && !isEmpty) || (kind === 5 && INSTALLER.test(classId));
}

const isWord = ({ kind, name }: OleEntry): boolean => kind === 2 && name === 'worddocument';

/** Word's own mark of an encrypted document ([MS-DOC] 2.5.1, fEncrypted). */
function isEncryptedWord({ entries, head }: OleFile): boolean {
  const entry = entries.find(isWord);
  const start = entry && head(entry, 12);
  return ((start?.[11] ?? 0) & 0x01) !== 0;
}

/** What is wrong with a file that begins as an OLE compound file. With `wordOnly` it must be a document of Word. */
export function oleFault(bytes: Buffer, wordOnly: boolean): ContentFault | null {
  const file = readOle(bytes);
  if (!file) return 'fileDamaged';
  const sheets = excelMacros(file);
  if (sheets === 'macros' || file.entries.some(isUnsafe)) return 'fileUnsafe';
  const isEncrypted = file.entries.some(({ name }) => ENCRYPTED.has(name));
  if (isEncrypted || sheets === 'encrypted' || isEncryptedWord(file)) return 'fileProtected';
  return wordOnly && !file.entries.some(isWord) ? 'fileContent' : null;
}
