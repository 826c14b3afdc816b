import { endOfToken, nameOf, tokenAt } from './pdf-tokens.ts';

/** What was met anywhere in a PDF outside strings, comments and the data of streams. */
export type PdfFacts = { unsafe: boolean; encrypted: boolean; rooted: boolean };

/** The dictionary of a stream: where the values of two of its keys begin, each time that they are given. */
export type PdfStream = { holdsObjects: boolean; predicted: boolean; filterAt: number[]; firstAt: number[] };

/** A place in a read: `isDone` at its end. Then, with `stream`, the data of that stream begin there. */
export type PdfRead = { at: number; depth: number; stream: PdfStream; isDone: boolean; isStream: boolean };

/** `object`: to the keyword that ends an object of the file; `value`: one value; `all`: to the end of the bytes. */
export type PdfExtent = 'object' | 'value' | 'all';

const UNSAFE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'RichMedia',
  'XFA',
]);
const OBJECT_ENDS = new Set(['endobj', 'obj', 'stream', 'xref', 'trailer', 'startxref']);
/** The longest name that we look for, with all its characters escaped, and the longest keyword. */
const MAX_NAME = 42;
const MAX_KEYWORD = 9;

function noteName(name: string, facts: PdfFacts): void {
  facts.unsafe ||= UNSAFE.has(name);
  facts.encrypted ||= name === 'Encrypt';
  facts.rooted ||= name === 'Root';
}

function noteKey(name: string, at: number, depth: number, stream: PdfStream): void {
  stream.predicted ||= name === 'Predictor';
  if (depth !== 1) return;
  stream.holdsObjects ||= name === 'ObjStm' || name === 'First';
  if (name === 'Filter') stream.filterAt.push(at);
  if (name === 'First') stream.firstAt.push(at);
}

export const readFrom = (at: number): PdfRead => ({
  at,
  depth: 0,
  stream: { holdsObjects: false, predicted: false, filterAt: [], firstAt: [] },
  isDone: false,
  isStream: false,
});

/**
 * Goes on with a read up to `limit`, which it passes by one token at most, and notes in `facts` what names mean.
 */
export function readOn(bytes: Buffer, read: PdfRead, limit: number, extent: PdfExtent, facts: PdfFacts): void {
  const stop = Math.min(bytes.length, limit);
  while (read.at < stop && !read.isDone) {
    const from = read.at;
    const token = tokenAt(bytes, from);
    const end = endOfToken(bytes, from, token);
    read.at = end;
    if (token === 'gap') continue;
    if (token === 'open') read.depth += 1;
    else if (token === 'close') read.depth -= 1;
    else if (token === 'name' && end - from <= MAX_NAME) {
      const name = nameOf(bytes, from, end);
      noteName(name, facts);
      noteKey(name, end, read.depth, read.stream);
    } else if (token === 'word' && extent === 'object' && end - from <= MAX_KEYWORD) {
      const word = bytes.toString('latin1', from, end);
      read.isDone = OBJECT_ENDS.has(word);
      read.isStream = word === 'stream';
    }
    if (extent === 'value' && read.depth <= 0) read.isDone = true;
  }
  read.isDone ||= read.at >= bytes.length;
}
