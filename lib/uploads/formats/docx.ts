import { Refusal } from '../refusal.ts';
import { type Archive, openArchive } from './archive.ts';
import { readPart } from './part.ts';
import { isRemote, type XmlElement, type XmlReader } from './xml.ts';

/** Code, controls, objects of other programs, and links to the data of another workbook. */
const UNSAFE_NAME = /vbaproject|vbadata|activex\/|oleobject|macrosheets\/|dialogsheets\/|externallinks\//i;
/** The same by the type of a relationship; `aFChunk` is another document, often HTML, that Word takes in when it opens this one. */
const UNSAFE_TYPE =
  /\/(?:vbaProject|wordVbaData|oleObject|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|aFChunk)$/i;
const UNSAFE_CONTENT = /macroEnabled|vbaProject|oleObject|text\/html|application\/xhtml|message\/rfc822|\/rtf/i;

/** What may be kept outside: an address to click on; a template or a picture on the author's own disk. */
const LINK_TYPE = /\/hyperlink$/;
const LOCAL_TYPE = /\/(?:attachedTemplate|image)$/;
const LOCAL_FILE = /^file:\/\/(?:localhost)?\/[a-z]|^[a-z]:[\\/](?![\\/])|^[^\\/:]+$/i;

/** Fields that start another program, or take in what is elsewhere. In their text a backslash is doubled. */
const UNSAFE_FIELD =
  /^\s*(?:DDE(?:AUTO)?\s|(?:LINK|INCLUDETEXT|IMPORT|DATABASE)\s.*(?:\b(?:https?|ftp|file):\/\/|["\s]\\\\\\\\))/is;

/** Word for the web numbers it: `word/document2.xml`. */
const WORD = /^word\/document\d*\.xml$/i;
const EXCEL = /^xl\/workbook\d*\.xml$/i;
/** What is inside a chart or a table: opened by itself when somebody changes it. */
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

/** Reads the parts of an Office document: relationships, types of contents, fields. */
function officeReader(): XmlReader {
  let instruction: string | null = null;
  let isInstruction = false;
  return {
    open(element) {
      if (isUnsafe(element)) throw new Refusal('fileUnsafe');
      isInstruction = element.name === 'instrText';
      if (element.name !== 'fldChar') return;
      // A field lasts to its next mark, its text may come in pieces.
      instruction = element.attributes.get('fldCharType') === 'begin' ? '' : null;
    },
    text(text) {
      if (!isInstruction || instruction === null) return;
      instruction += text;
      if (UNSAFE_FIELD.test(instruction)) throw new Refusal('fileUnsafe');
    },
  };
}

/** Refuses a document of Word, or the workbook or document inside it, that runs or fetches something. */
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
