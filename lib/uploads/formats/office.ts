import CFB from 'cfb';
import { Refusal } from '../limits.ts';
import { type Archive, isRemote, openArchive, readPart, type XmlElement, type XmlReader } from './archive.ts';

/** Code, controls, embedded objects of other programs, and links to the data of another workbook. */
const UNSAFE_NAME = /vbaproject|vbadata|activex\/|oleobject|macrosheets\/|dialogsheets\/|externallinks\//i;
/** The same by relationship type; `aFChunk` is another document, often HTML, that Word imports on opening. */
const UNSAFE_TYPE =
  /\/(?:vbaProject|wordVbaData|oleObject|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|aFChunk)$/i;
const UNSAFE_CONTENT = /macroEnabled|vbaProject|oleObject|text\/html|application\/xhtml|message\/rfc822|\/rtf/i;

/** Allowed external targets: a hyperlink; a template or an image on the author's own disk. */
const LINK_TYPE = /\/hyperlink$/;
const LOCAL_TYPE = /\/(?:attachedTemplate|image)$/;
const LOCAL_FILE = /^file:\/\/(?:localhost)?\/[a-z]|^[a-z]:[\\/](?![\\/])|^[^\\/:]+$/i;

/** Fields that start another program, or include external content. A backslash in their text is doubled. */
const UNSAFE_FIELD =
  /^\s*(?:DDE(?:AUTO)?(?=[\s"\\])|(?:LINK|INCLUDE(?:TEXT)?|IMPORT|DATABASE)(?=[\s"\\]).*(?:\b(?:https?|ftp|file):\/\/|["\s]\\\\\\\\))/is;
/** A field may contain others, whose results only Word computes: they must not say what it is, nor what it includes. */
const MAY_CONTAIN_FIELDS =
  /^\s*(?:=|(?!(?:DDE(?:AUTO)?|LINK|INCLUDE(?:TEXT)?|IMPORT|DATABASE)[\s"\\])[^\s"\\]+[\s"\\])/i;
/** Elements that separate words as a blank does. */
const BLANKS = new Set(['tab', 'ptab', 'br', 'cr', 'p']);

/** Word for the web adds a number: `word/document2.xml`. */
const WORD = /^word\/document\d*\.xml$/i;
const EXCEL = /^xl\/workbook\d*\.xml$/i;
/** Embedded workbook of a chart or document of a table: opened when a user edits it. */
const EMBEDDED = /^word\/embeddings\/[^/]+\.(?:xlsx|docx)$/i;

export const isDocx = ({ names }: Archive): boolean =>
  names.includes('[Content_Types].xml') && names.some((name) => WORD.test(name));
const isXlsx = ({ names }: Archive): boolean =>
  names.includes('[Content_Types].xml') && names.some((name) => EXCEL.test(name));

function isFetched(attributes: ReadonlyMap<string, string>): boolean {
  const target = attributes.get('Target') ?? '';
  const type = attributes.get('Type') ?? '';
  const isInside = !/^external$/i.test(attributes.get('TargetMode') ?? 'Internal') && !isRemote(target);
  return !isInside && !LINK_TYPE.test(type) && !(LOCAL_TYPE.test(type) && LOCAL_FILE.test(target));
}

function isUnsafe({ name, attributes }: XmlElement): boolean {
  const value = (key: string) => attributes.get(key) ?? '';
  if (name === 'Relationship') return UNSAFE_TYPE.test(value('Type')) || isFetched(attributes);
  if (name === 'Default' || name === 'Override') return UNSAFE_CONTENT.test(value('ContentType'));
  if (name === 'fldSimple') return UNSAFE_FIELD.test(value('instr'));
  if (name === 'script') return true;
  return name !== 'a' && isRemote(value('src'));
}

/** Checks the parts of an Office document: relationships, content types, fields. */
function officeReader(): XmlReader {
  /** Instructions of the open fields, the innermost last; null for one whose result has begun. */
  const fields: (string | null)[] = [];
  let isInstruction = false;
  /** An instruction may be split into several parts. */
  function append(text: string): void {
    const instruction = fields.at(-1);
    if (typeof instruction !== 'string') return;
    fields[fields.length - 1] = instruction + text;
    if (UNSAFE_FIELD.test(instruction + text)) throw new Refusal('fileUnsafe');
  }
  function assertMayContainField(): void {
    const outer = fields.at(-1);
    if (typeof outer === 'string' && !MAY_CONTAIN_FIELDS.test(outer)) throw new Refusal('fileUnsafe');
  }
  function mark(type: string | undefined): void {
    if (type === 'begin') {
      assertMayContainField();
      fields.push('');
    } else if (type === 'end') fields.pop();
    else if (fields.length > 0) fields[fields.length - 1] = null;
  }
  return {
    open(element) {
      if (isUnsafe(element)) throw new Refusal('fileUnsafe');
      if (element.name === 'fldChar') mark(element.attributes.get('fldCharType'));
      else if (element.name === 'fldSimple') assertMayContainField();
      else if (element.name === 'instrText') isInstruction = true;
      else if (BLANKS.has(element.name)) append(' ');
    },
    text(text) {
      if (isInstruction) append(text);
    },
    close(name) {
      if (name === 'instrText') isInstruction = false;
    },
  };
}

/** Rejects a Word document, or its embedded workbook or document, that runs or fetches something. */
export async function readDocx(archive: Archive, isInside = false): Promise<void> {
  for (const name of archive.names) {
    if (UNSAFE_NAME.test(name)) throw new Refusal('fileUnsafe');
    const bytes = await archive.read(name);
    if (!isInside && EMBEDDED.test(name)) {
      const embedded = await openArchive(bytes);
      if (!isDocx(embedded) && !isXlsx(embedded)) throw new Refusal('fileUnsafe');
      await readDocx(embedded, true);
    } else await readPart(name, bytes, officeReader());
  }
}

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.';

const UNSAFE_ODT_NAME = /^(?:.*\/)?(?:basic|scripts|dialogs)\//i;
/** Embedded objects, programs, and data that a program fetches. */
const UNSAFE_ELEMENT = new Set([
  'object-ole',
  'plugin',
  'applet',
  'floating-frame',
  'dde-source',
  'dde-connection-decl',
]);
const MACRO_CALL = /^\s*(?:vnd\.sun\.star\.script|macro|javascript):/i;
/** External targets of these elements are fetched without a click. */
const FETCHED = new Set([
  'image',
  'fill-image',
  'background-image',
  'object',
  'section-source',
  'table-source',
  'cell-range-source',
]);

/** The document type that a LibreOffice file declares, such as `text`; null for any other archive. */
export async function odfKind({ names, read }: Archive): Promise<string | null> {
  if (!names.includes('mimetype') || !names.includes('content.xml')) return null;
  const type = (await read('mimetype')).toString('latin1').trim();
  return type.startsWith(MEDIA_TYPE) ? type.slice(MEDIA_TYPE.length) : null;
}

const isUnsafeOdt = ({ name, attributes }: XmlElement): boolean =>
  UNSAFE_ELEMENT.has(name) ||
  attributes.values().some((value) => MACRO_CALL.test(value)) ||
  (FETCHED.has(name) && isRemote(attributes.get('href') ?? ''));

/** Rejects a LibreOffice document that runs or fetches something, or has a password. */
export async function readOdf({ names, read }: Archive): Promise<void> {
  const reader = {
    open(element: XmlElement) {
      if (element.name === 'encryption-data') throw new Refusal('fileProtected');
      if (isUnsafeOdt(element)) throw new Refusal('fileUnsafe');
    },
  };
  // Encrypted parts look like random data: the manifest, which declares the encryption, is read first.
  for (const name of names.toSorted(
    (a, b) => Number(b === 'META-INF/manifest.xml') - Number(a === 'META-INF/manifest.xml'),
  )) {
    if (UNSAFE_ODT_NAME.test(name)) throw new Refusal('fileUnsafe');
    await readPart(name, await read(name), reader);
  }
}

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

/** Places in the header of a compound file ([MS-CFB] 2.2), and of the links in an entry of its directory (2.6). */
const HEADER = { sectorShift: 30, directory: 48, moreTables: 68, tables: 76 };
const TABLES_IN_HEADER = 109;
const END_OF_CHAIN = -2;
const ENTRY = { bytes: 128, links: 68 };

/** Whether there is a way from a node back to itself. @param links the nodes that follow each one; unknown ones are ignored */
function hasCircle(links: readonly (readonly number[])[]): boolean {
  const ways = new Uint32Array(links.length);
  for (const to of links.flat()) if (to in ways) ways[to] = (ways[to] ?? 0) + 1;
  // What no way leads to any more is left out, until nothing but circles, and what follows them, remains.
  const free = [...links.keys()].filter((node) => ways[node] === 0);
  for (const node of free) {
    for (const to of links[node] ?? []) {
      if (!(to in ways)) continue;
      ways[to] = (ways[to] ?? 0) - 1;
      if (ways[to] === 0) free.push(to);
    }
  }
  return free.length < links.length;
}

/**
 * Whether sectors, or entries of the directory, follow each other in a circle. The library reads the same numbers, and would
 * go round until memory ends.
 */
function isEndless(bytes: Buffer): boolean {
  const size = 1 << bytes.readUInt16LE(HEADER.sectorShift);
  // Other sizes are an error of the library.
  if (size !== 512 && size !== 4_096) return false;
  const numberAt = (at: number) => (at + 4 <= bytes.length ? bytes.readInt32LE(at) : -1);
  const numbersAt = (at: number, count: number) => Array.from({ length: count }, (_, each) => numberAt(at + 4 * each));
  const startOf = (sector: number) => (sector < 0 ? bytes.length : (sector + 1) * size);
  const upTo = (numbers: number[], isEnd: (each: number) => boolean) => {
    const end = numbers.findIndex(isEnd);
    return end < 0 ? numbers : numbers.slice(0, end);
  };
  const tables = upTo(numbersAt(HEADER.tables, TABLES_IN_HEADER), (each) => each < 0);
  const sectors = Math.ceil(bytes.length / size);
  // Each sector with the places of further tables ends with that of the next such sector.
  for (let list = numberAt(HEADER.moreTables), left = sectors; list >= 0 && left > 0; left -= 1) {
    tables.push(...upTo(numbersAt(startOf(list), size / 4 - 1), (each) => each === END_OF_CHAIN));
    list = numberAt(startOf(list) + size - 4);
  }
  const next = tables.slice(0, Math.ceil((4 * sectors) / size)).flatMap((table) => numbersAt(startOf(table), size / 4));
  if (hasCircle(next.map((sector) => [sector]))) return true;
  const entries: number[][] = [];
  for (let sector = numberAt(HEADER.directory); sector >= 0; sector = next[sector] ?? -1) {
    for (let at = startOf(sector); at < startOf(sector) + size; at += ENTRY.bytes) {
      // The library ignores an entry that names itself.
      entries.push(numbersAt(at + ENTRY.links, 3).filter((entry) => entry !== entries.length));
    }
  }
  return hasCircle(entries);
}

/** The type of an OLE compound file: a Word document, or another. Rejects macros, objects, installers and passwords. */
export function readCompound(bytes: Buffer): 'doc' | 'cfb' {
  if (isEndless(bytes)) throw new Refusal('fileDamaged');
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
