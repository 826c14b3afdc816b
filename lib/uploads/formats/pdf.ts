import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { Refusal } from '../limits.ts';

/** An attached file: each of its names, and each of its embedded contents. */
export type Attachment = { names: string[]; contents: Buffer[] };

/** Actions that execute something, automatically or on a click. */
const RUNS = new Set(['JavaScript', 'Launch']);
/** Actions that leave the document: acceptable on a click, but not automatically. */
const LEAVES = new Set(['URI', 'GoToR', 'GoToE', 'Thread', 'SubmitForm', 'ImportData', 'Rendition', 'Movie', 'Sound']);
/** Active content in Adobe LiveCycle forms (XFA), which are XML. */
const ACTIVE_XFA = /<(?:[\w.-]+:)?(?:script|submit|execute)\b/;
/** Finds actions that the cross-reference table could point to past the parser: in a string, a comment or a stream. */
const RUNS_SOMEWHERE = /\/S\s*\/(?:JavaScript|Launch)\b/;

const key = (name: string): PDFName => PDFName.of(name);

/** The text of a name (without its slash) or of a string; '' for anything else. */
function textOf(value: PDFObject | undefined): string {
  if (value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString)
    return value.decodeText();
  return '';
}

const isOneOf = (dict: PDFDict, name: string, values: ReadonlySet<string>): boolean =>
  values.has(textOf(dict.lookup(key(name))));

const bytesOf = (stream: PDFRawStream): Buffer => Buffer.from(decodePDFRawStream(stream).decode());

const itemsOf = (value: PDFObject | undefined): PDFObject[] => (value instanceof PDFArray ? value.asArray() : []);

/** All dictionaries of an object: itself, nested ones, and that of a stream. */
function* dictionariesIn(object: PDFObject | undefined): Generator<PDFDict> {
  if (object instanceof PDFRawStream) yield* dictionariesIn(object.dict);
  if (object instanceof PDFArray) for (const item of object.asArray()) yield* dictionariesIn(item);
  if (!(object instanceof PDFDict)) return;
  yield object;
  for (const value of object.values()) yield* dictionariesIn(value);
}

/** Whether an action, or one chained to it, leaves the document. */
function leaves(context: PDFContext, action: PDFObject | undefined, seen = new Set<PDFObject>()): boolean {
  const found = context.lookup(action);
  if (!found || seen.has(found)) return false;
  seen.add(found);
  if (found instanceof PDFArray) return found.asArray().some((item) => leaves(context, item, seen));
  if (!(found instanceof PDFDict)) return false;
  return isOneOf(found, 'S', LEAVES) || leaves(context, found.get(key('Next')), seen);
}

/** @param seen streams that were read for an earlier dictionary: any number may refer to the same one */
function hasActiveForm(dict: PDFDict, seen: Set<PDFObject>): boolean {
  const form = dict.lookup(key('XFA'));
  return [form, ...itemsOf(form)].some((reference) => {
    const part = dict.context.lookup(reference);
    if (!(part instanceof PDFRawStream) || seen.has(part)) return false;
    seen.add(part);
    return ACTIVE_XFA.test(bytesOf(part).toString('latin1'));
  });
}

/** Whether a dictionary contains an action that executes, or that leaves the document on opening. */
function isActive(dict: PDFDict, seen: Set<PDFObject>): boolean {
  const { context } = dict;
  const triggers = dict.lookup(key('AA'));
  const runs = isOneOf(dict, 'S', RUNS) || (textOf(dict.lookup(key('S'))) === 'Rendition' && dict.has(key('JS')));
  const isMedia = textOf(dict.lookup(key('Subtype'))) === 'RichMedia' || dict.has(key('OnInstantiate'));
  const takesIn = textOf(dict.lookup(key('Subtype'))) === 'Form' && dict.has(key('Ref'));
  if (runs || isMedia || takesIn || hasActiveForm(dict, seen) || leaves(context, dict.get(key('OpenAction'))))
    return true;
  return triggers instanceof PDFDict && triggers.values().some((action) => leaves(context, action));
}

const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The bytes of an object that the parser could not read, as text. */
function rawTextOf(object: PDFInvalidObject): string {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes.toString('latin1');
}

/** Whether a stream contains objects in an encoding that the parser ignores. */
function isOpaque(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) return unescaped(rawTextOf(object)).includes('/ObjStm');
  if (!(object instanceof PDFRawStream) || !object.dict.has(key('First'))) return false;
  const parameters = [...dictionariesIn(object.dict.lookup(key('DecodeParms')))];
  return textOf(object.dict.lookup(key('Type'))) !== 'ObjStm' || parameters.some((each) => each.has(key('Predictor')));
}

function attachmentOf(dict: PDFDict): Attachment | null {
  const files = dict.lookup(key('EF'));
  if (!(files instanceof PDFDict)) return null;
  const streams = files.values().map((file) => dict.context.lookup(file));
  return {
    names: ['UF', 'F', 'DOS', 'Mac', 'Unix']
      .map((name) => textOf(dict.lookup(key(name))))
      .filter((name) => name !== ''),
    contents: streams.filter((stream) => stream instanceof PDFRawStream).map(bytesOf),
  };
}

/** Parses the document without a password. */
async function open(bytes: Buffer): Promise<PDFDocument> {
  const options = { updateMetadata: false, preserveXFA: true };
  const document = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true });
  if (!document.isEncrypted) return document;
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch {
    throw new Refusal('fileProtected');
  }
}

/**
 * Rejects a PDF that needs a password, executes something, or leaves the document automatically. Returns its attached
 * files. The library reads every object of the file, whether the document uses it or not.
 */
export async function readPdf(bytes: Buffer): Promise<Attachment[]> {
  const document = await open(bytes);
  if (document.getPageCount() === 0 || !bytes.includes('startxref')) throw new Refusal('fileDamaged');
  if (RUNS_SOMEWHERE.test(unescaped(bytes.toString('latin1')))) throw new Refusal('fileUnsafe');
  const attachments: Attachment[] = [];
  const seen = new Set<PDFObject>();
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (isOpaque(object)) throw new Refusal('fileDamaged');
    if (object instanceof PDFRawStream && object.dict.has(key('F'))) throw new Refusal('fileUnsafe');
    for (const dict of dictionariesIn(object)) {
      if (isActive(dict, seen)) throw new Refusal('fileUnsafe');
      const attachment = attachmentOf(dict);
      if (attachment) attachments.push(attachment);
    }
  }
  return attachments;
}
