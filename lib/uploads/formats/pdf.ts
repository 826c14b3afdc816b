import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentFault } from '../check.ts';
import { type PackedObjects, unpackObjects } from './pdf-objects.ts';
import { type PdfExtent, type PdfFacts, type PdfRead, type PdfStream, readFrom, readOn } from './pdf-reader.ts';
import { endsAsZip, holdsScript, PDF_HEAD, startsWith } from './signatures.ts';

const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_OBJECT_STREAMS = 5_000;
/** How often each byte may be read: objects that lie in one another were made to keep us busy. */
const MAX_READS = 2;
const SPARE_BYTES = 100_000;
/** Bytes to read before others have their turn. */
const TURN_BYTES = 250_000;
/** Words to look at before others have their turn: a file may be made of nothing else. */
const TURN_LOOKS = 10_000;
/** What a call costs beside the bytes. */
const CALL_BYTES = 10;
/** Readers look for the end mark in the last kilobyte, programs that guess a type look at the first. */
const EDGE_BYTES = 1024;

type ObjectStream = { at: number; stream: PdfStream };

const isWhite = (byte: number): boolean => byte <= 0x20;
/** `12 0 obj`; a comment may stand before the last word, and numbers and blanks may be as many as one likes. */
const BEFORE_OBJECT = /(?:^|[\s\0])\d+[\s\0]*$|^[\s\0]+$|[\r\n][\s\0]*$/;
const HEADER_BYTES = 32;

function isWhole(bytes: Buffer): boolean {
  const length = bytes.findLastIndex((byte) => !isWhite(byte)) + 1;
  return bytes.lastIndexOf('%%EOF') >= Math.max(0, length - EDGE_BYTES);
}

const isHeader = (bytes: Buffer, end: number): boolean =>
  BEFORE_OBJECT.test(bytes.toString('latin1', Math.max(0, end - HEADER_BYTES), end));

/** Where an object or a trailer may begin, wherever a table of the file may point to: also inside a string or a stream. */
async function* startsIn(bytes: Buffer): AsyncGenerator<number> {
  let looks = 0;
  for (const word of ['obj', 'trailer']) {
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
      looks += 1;
      if (looks % TURN_LOOKS === 0) await nextTurn();
      if (word === 'trailer' || isHeader(bytes, at)) yield at + word.length;
    }
  }
}

/** Reads at several places of the same bytes, no more in all than `MAX_READS` times their length. */
function reader(bytes: Buffer, facts: PdfFacts) {
  let left = bytes.length * MAX_READS + SPARE_BYTES;
  let turn = left;
  /** Null when all was spent. */
  return async (start: number, extent: PdfExtent): Promise<PdfRead | null> => {
    const read = readFrom(start);
    while (!read.isDone && left > 0) {
      const from = read.at;
      readOn(bytes, read, from + TURN_BYTES, extent, facts);
      left -= read.at - from + CALL_BYTES;
      if (turn - left > TURN_BYTES) {
        turn = left;
        await nextTurn();
      }
    }
    return left > 0 ? read : null;
  };
}

/** Reads the objects that are not packed; returns the streams that hold others, or null when there is no end to it. */
async function readOpen(bytes: Buffer, facts: PdfFacts): Promise<ObjectStream[] | null> {
  const found: ObjectStream[] = [];
  const readAt = reader(bytes, facts);
  for await (const start of startsIn(bytes)) {
    const read = await readAt(start, 'object');
    if (!read || found.length > MAX_OBJECT_STREAMS) return null;
    if (read.isStream && read.stream.holdsObjects) found.push({ at: read.at, stream: read.stream });
  }
  return found;
}

/** Reads unpacked objects one by one as readers find them, and all at once where something lies between them. */
async function readUnpacked({ bytes, starts }: PackedObjects, facts: PdfFacts): Promise<boolean> {
  const readAt = reader(bytes, facts);
  let before = starts[0] ?? 0;
  let isTidy = starts.length > 0;
  for (const start of starts) {
    isTidy &&= start >= before && bytes.subarray(before, start).every(isWhite);
    const read = await readAt(start, 'value');
    if (!read) return false;
    before = read.at;
  }
  return isTidy || (await reader(bytes, facts)(0, 'all')) !== null;
}

async function readPacked(file: Buffer, streams: ObjectStream[], facts: PdfFacts): Promise<ContentFault | null> {
  let left = MAX_UNPACKED_BYTES;
  for (const { at, stream } of streams) {
    const objects = await unpackObjects(file, at, stream, left);
    if (objects === 'opaque') return 'fileUnsafe';
    if (objects === 'damaged') return 'fileDamaged';
    if (!(await readUnpacked(objects, facts)) || facts.unsafe) return 'fileUnsafe';
    left -= objects.bytes.length;
  }
  return null;
}

/** What is wrong with a PDF: scripts, programs to launch or files in it, encryption, damage. */
export async function pdfFault(bytes: Buffer): Promise<ContentFault | null> {
  if (!startsWith(bytes, PDF_HEAD)) return 'fileContent';
  if (holdsScript(bytes.subarray(0, EDGE_BYTES)) || endsAsZip(bytes)) return 'fileUnsafe';
  const facts: PdfFacts = { unsafe: false, encrypted: false, rooted: false };
  const streams = await readOpen(bytes, facts);
  if (!streams || facts.unsafe) return 'fileUnsafe';
  if (facts.encrypted) return 'fileProtected';
  if (!facts.rooted || !isWhole(bytes)) return 'fileDamaged';
  return readPacked(bytes, streams, facts);
}
