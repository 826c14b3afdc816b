import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import type { ContentFault } from '../check.ts';

const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 50_000_000;
/** A part above a megabyte that is packed more tightly than this was made to fill a memory. */
const MAX_RATIO = 100;
const RATIO_COUNTS_ABOVE = 1_000_000;

const STORED = 0;
const DEFLATED = 8;
const CENTRAL_HEADER = 0x02014b50;
const DIRECTORY_END = 'PK\x05\x06';
const DIRECTORY_END_BYTES = 22;

/** A file of an archive, unpacked. */
export type Part = { name: string; bytes: Buffer };

/** Entries and bytes that may still be unpacked: one budget for an archive and those in it. */
export type UnpackBudget = { entries: number; bytes: number };

export const unpackBudget = (): UnpackBudget => ({ entries: MAX_ENTRIES, bytes: MAX_UNPACKED_BYTES });

/** Servers and mail programs on the way pad files: what is blank behind the end of an archive does not matter. */
function withoutPadding(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(DIRECTORY_END);
  const padding = end < 0 ? null : bytes.subarray(end + DIRECTORY_END_BYTES);
  return padding?.every((byte) => byte <= 0x20) ? bytes.subarray(0, end + DIRECTORY_END_BYTES) : bytes;
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Name of an entry; null when programs would read different names, or when it leads out of a folder. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string | null {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, [], false);
  const otherName = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  return name === otherName && validateFileName(name) === null ? name : null;
}

/** The bytes of an entry. Throws when there are more than it says itself. */
async function unpacked(zip: ZipFile, bytes: Buffer, entry: Entry, left: number): Promise<Buffer | ContentFault> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  const size = entry.uncompressedSize;
  if (size > Math.min(left, Math.max(RATIO_COUNTS_ABOVE, packed.length * MAX_RATIO))) return 'fileUnsafe';
  if (entry.compressionMethod === STORED) return packed;
  if (entry.compressionMethod !== DEFLATED) return 'fileDamaged';
  const data = await inflated(packed, { maxOutputLength: Math.max(1, size) });
  return data.length === size ? data : 'fileDamaged';
}

/**
 * Unpacks the files of an archive one after the other for `look`, until it finds a fault. Faults of its own: too much,
 * too many, too tight or names that lead elsewhere (`fileUnsafe`), a password (`fileProtected`), anything else that is
 * not as it should be (`fileDamaged`).
 */
export async function walkArchive(
  bytes: Buffer,
  budget: UnpackBudget,
  look: (part: Part) => Promise<ContentFault | null>,
): Promise<ContentFault | null> {
  try {
    const zip = await fromBufferPromise(withoutPadding(bytes), { decodeStrings: false });
    budget.entries -= zip.entryCount;
    if (budget.entries < 0) return 'fileUnsafe';
    const entries = await Array.fromAsync(zip.eachEntry());
    // What an entry says of itself holds, or it is damaged: too much is known before anything is unpacked.
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > budget.bytes) return 'fileUnsafe';
    const names = new Set<string>();
    for (const entry of entries) {
      const name = nameOf(entry);
      if (name === null) return 'fileUnsafe';
      if (entry.isEncrypted()) return 'fileProtected';
      if (names.has(name.toLowerCase())) return 'fileDamaged';
      names.add(name.toLowerCase());
      if (name.endsWith('/')) continue;
      const data = await unpacked(zip, bytes, entry, budget.bytes);
      if (typeof data === 'string') return data;
      budget.bytes -= data.length;
      const fault = await look({ name, bytes: data });
      if (fault) return fault;
    }
    // Programs that do not count the entries, but read on, would find more of them.
    return bytes.readUInt32LE(Number(zip.readEntryCursor)) === CENTRAL_HEADER ? 'fileDamaged' : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'fileUnsafe' : 'fileDamaged';
  }
}
