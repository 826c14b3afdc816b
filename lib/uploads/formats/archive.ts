import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import sax from 'sax';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { Refusal } from '../limits.ts';

/** An XML element: its name and those of its attributes without their prefixes. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string> };

export type XmlReader = {
  open: (element: XmlElement) => void;
  text?: (text: string) => void;
  /** @param name of the element, without its prefix */
  close?: (name: string) => void;
};

const ENCODING = /^<\?xml\b[^>]*\sencoding\s*=\s*["']([^"']*)["']/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Whether a part is XML by its name or its first bytes: programs rely on a content type that is declared elsewhere. */
const isXml = (name: string, bytes: Buffer): boolean =>
  /\.(?:xml|rels|rdf|svg)$/i.test(name) ||
  /^(?:\xef\xbb\xbf)?\s*<|^\xff\xfe|^\xfe\xff/.test(bytes.toString('latin1', 0, 64));

function decoded(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 2);
  if (head === '\xff\xfe' || head === '<\0') return new TextDecoder('utf-16le').decode(bytes);
  if (head === '\xfe\xff' || head === '\0<') return new TextDecoder('utf-16be').decode(bytes);
  const declared = ENCODING.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  return new TextDecoder(declared).decode(bytes);
}

/** Parses XML completely. Throws when it is not well-formed, or declares its own entities. */
function readXml(bytes: Buffer, reader: XmlReader): void {
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) =>
    reader.open({
      name: localName(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), String(value)])),
    });
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onclosetag = (name) => reader.close?.(localName(name));
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new Refusal('fileUnsafe');
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(decoded(bytes)).close();
}

/** Whether a target points to another machine, or uses a scheme that can reach one. */
export const isRemote = (address: string): boolean =>
  /^\s*(?:[a-z][a-z0-9+.-]+:|\/\/|\\\\)/i.test(address) && !/^\s*data:image\//i.test(address);

/** Executable types, or containers of other files, in a place where a document stores its images, fonts and texts. */
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

/** Whether the bytes contain text that a browser or PHP would execute. */
export const holdsMarkup = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('latin1'));

/** Checks a file inside a document: XML is passed to `reader`, web pages and programs are rejected. */
export async function readPart(name: string, bytes: Buffer, reader: XmlReader): Promise<void> {
  const kind = (await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)))?.ext;
  if ((kind && NOT_IN_DOCUMENTS.has(kind)) || holdsMarkup(bytes.subarray(0, HEAD_BYTES)))
    throw new Refusal('fileUnsafe');
  if (isXml(name, bytes)) readXml(bytes, reader);
}

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100_000_000;

const DIRECTORY_END = 'PK\x05\x06';
const DIRECTORY_END_BYTES = 22;
const LISTED_ENTRY_BYTES = 46;
/** Maximum length of the data descriptor after a file: its sizes, with a signature. Less than the header of another file. */
const DESCRIPTOR_BYTES = 24;
/** General purpose flag: the sizes follow the data and are not in the local header. */
const SIZES_FOLLOW = 0x08;
/** Placeholder for a size that is stored in a ZIP64 field. */
const IN_ZIP64 = 0xffffffff;

export type Archive = {
  /** Without folders, in the order of the directory. */
  names: readonly string[];
  /** The unpacked contents of a file. Throws when they are larger than its entry declares. */
  read: (name: string) => Promise<Buffer>;
};

/** Mail programs and servers pad files: padding after the end of an archive is removed. */
function withoutPadding(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(DIRECTORY_END) + DIRECTORY_END_BYTES;
  return bytes.subarray(end).every((byte) => byte <= 0x20) ? bytes.subarray(0, end) : bytes;
}

/** The name of an entry. Rejected when programs would read different names, or when it escapes the folder. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, [], false);
  const other = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (name !== other || validateFileName(name) !== null) throw new Refusal('fileUnsafe');
  return name;
}

/** End of an entry's record. Throws when its local header contradicts the directory. */
async function endOfRecord(zip: ZipFile, entry: Entry): Promise<number> {
  const local = await zip.readLocalFileHeaderPromise(entry);
  const agrees = (here: number, listed: number) =>
    here === listed || here === IN_ZIP64 || (here === 0 && (local.generalPurposeBitFlag & SIZES_FOLLOW) !== 0);
  const isSame =
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    agrees(local.compressedSize, entry.compressedSize) &&
    agrees(local.uncompressedSize, entry.uncompressedSize);
  if (!isSame) throw new Refusal('fileDamaged');
  return local.fileDataStart + entry.compressedSize;
}

/**
 * An archive has two directories: the central one at its end and the headers before the files. Programs rely on one or
 * the other, so both must agree: no file that is missing in the central directory, and no second directory.
 */
async function compareDirectories(zip: ZipFile, bytes: Buffer, entries: readonly Entry[]): Promise<void> {
  const listEnd = bytes.lastIndexOf(DIRECTORY_END);
  const listSize = bytes.readUInt32LE(listEnd + 12);
  const listStart = bytes.readUInt32LE(listEnd + 16);
  const listed = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + LISTED_ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  );
  let isWhole = listed === listSize && listStart + listSize === listEnd;
  let end = 0;
  const follows = (start: number) => start >= end && start - end <= DESCRIPTOR_BYTES;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    isWhole &&= follows(entry.relativeOffsetOfLocalHeader);
    end = await endOfRecord(zip, entry);
  }
  if (!isWhole || !follows(listStart)) throw new Refusal('fileDamaged');
}

/** Whether a program that searches the end of the file for a ZIP directory would find one. */
export const endsAsArchive = (bytes: Buffer): Promise<boolean> =>
  fromBufferPromise(withoutPadding(bytes)).then(
    ({ entryCount }) => entryCount > 0,
    () => false,
  );

/** Opens a ZIP archive. Throws a Refusal: too much content, a password, or two directories that disagree. */
export async function openArchive(file: Buffer): Promise<Archive> {
  const bytes = withoutPadding(file);
  const zip = await fromBufferPromise(bytes, { decodeStrings: false });
  if (zip.entryCount > MAX_ENTRIES) throw new Refusal('fileUnsafe');
  const entries = await Array.fromAsync(zip.eachEntry());
  if (entries.some((entry) => entry.isEncrypted())) throw new Refusal('fileProtected');
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_BYTES)
    throw new Refusal('fileUnsafe');
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  if (new Set([...byName.keys()].map((name) => name.toLowerCase())).size < entries.length)
    throw new Refusal('fileDamaged');
  await compareDirectories(zip, bytes, entries);
  return {
    names: [...byName.keys()].filter((name) => !name.endsWith('/')),
    read: async (name) => {
      const entry = byName.get(name);
      if (!entry) throw new Refusal('fileDamaged');
      return buffer(await zip.openReadStreamPromise(entry));
    },
  };
}
