import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { PdfStream } from './pdf-reader.ts';

/** The objects that a stream of a PDF holds, and where each begins in it. */
export type PackedObjects = { bytes: Buffer; starts: number[] };

/** `opaque`: written in a way that we cannot look into and that no common program uses, or too big. */
type Unreadable = 'opaque' | 'damaged';

/** The numbers of a hundred thousand objects. */
const MAX_HEADER_BYTES = 1_500_000;

const END = '(?![^\\s\\x00/<>[\\]()%])';
const FLATE = `/Fl(?:ateDecode)?${END}`;
const DEFLATED = new RegExp(`^[\\s\\x00]*(?:${FLATE}|\\[[\\s\\x00]*${FLATE}[\\s\\x00]*\\])`);
const NUMBER = new RegExp(`^[\\s\\x00]+(\\d+)${END}(?![\\s\\x00]+\\d+[\\s\\x00]+R)`);

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** The value that begins at the only one of some places; '' when a key is missing or given twice. */
const valueAt = (bytes: Buffer, places: number[]): string =>
  places.length === 1 ? bytes.toString('latin1', places[0], (places[0] ?? 0) + 100) : '';

/** Past the two bytes of the zlib header: readers do not mind a wrong checksum, so it must not hide anything from us. */
async function inflated(data: Buffer, maxBytes: number): Promise<Buffer | Unreadable> {
  if (((data[0] ?? 0) & 0x0f) !== 8) return 'damaged';
  try {
    return await inflate(data.subarray(2), { maxOutputLength: maxBytes });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'opaque' : 'damaged';
  }
}

function plain(data: Buffer, maxBytes: number): Buffer | Unreadable {
  const end = data.indexOf('endstream');
  if (end < 0) return 'damaged';
  return end > maxBytes ? 'opaque' : data.subarray(0, end);
}

/** Unpacks the stream whose data begin at `at` of the file, into `maxBytes` bytes at most. */
export async function unpackObjects(
  file: Buffer,
  at: number,
  { predicted, filterAt, firstAt }: PdfStream,
  maxBytes: number,
): Promise<PackedObjects | Unreadable> {
  const first = NUMBER.exec(valueAt(file, firstAt))?.[1];
  const isDeflated = DEFLATED.test(valueAt(file, filterAt));
  if (predicted || !first || Number(first) > MAX_HEADER_BYTES || (filterAt.length > 0 && !isDeflated)) return 'opaque';
  const data = file.subarray(at + (file.toString('latin1', at, at + 2) === '\r\n' ? 2 : 1));
  const bytes = isDeflated ? await inflated(data, maxBytes) : plain(data, maxBytes);
  if (bytes === 'opaque' || bytes === 'damaged') return bytes;
  const header = bytes.toString('latin1', 0, Number(first)).replace(/%[^\r\n]*/g, '');
  if (/[^\d\s\0]/.test(header)) return 'opaque';
  const offsets = header.match(/\d+/g)?.filter((_, index) => index % 2 === 1) ?? [];
  return { bytes, starts: offsets.map((offset) => Number(first) + Number(offset)) };
}
