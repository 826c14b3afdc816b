import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../refusal.ts';
import { isXml, readXml, type XmlReader } from './xml.ts';

/** Kinds that run, or that hold other files, where a document keeps its pictures, fonts and texts. */
const NOT_IN_DOCUMENTS = new Set([
  'exe',
  'elf',
  'macho',
  'lnk',
  'class',
  'wasm',
  'cfb',
  'rtf',
  'zip',
  'jar',
  'rar',
  '7z',
]);

const MARKUP = /<\?php\s|<script[\s>]|<html[\s>]|<!doctype\s+html|<iframe[\s>]/i;
const HEAD_BYTES = 4_100;

/** Whether there is text that a browser or PHP would run if it were given these bytes. */
export const holdsMarkup = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('latin1'));

/** Looks at a file inside a document: XML is read by `reader`, pages and programs are refused. */
export async function readPart(name: string, bytes: Buffer, reader: XmlReader): Promise<void> {
  const kind = (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.ext;
  if ((kind && NOT_IN_DOCUMENTS.has(kind)) || holdsMarkup(bytes.subarray(0, HEAD_BYTES)))
    throw new Refusal('fileUnsafe');
  if (isXml(name, bytes)) readXml(bytes, reader);
}
