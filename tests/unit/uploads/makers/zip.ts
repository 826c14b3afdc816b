import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  data: string | Uint8Array;
  stored?: boolean;
  /** General purpose flags; 1 marks the entry as encrypted. */
  flags?: number;
  /** A declared size other than the true one. */
  claims?: number;
  /** Another name, in the Info-ZIP extra field, for programs that read it. */
  otherName?: string;
};

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer => {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = out.writeUIntLE(value, at, bytes);
  return out;
};

function otherNameField(name: Uint8Array, otherName: string): Buffer {
  const other = Buffer.from(otherName);
  return Buffer.concat([
    numbers([2, 0x7075], [2, other.length + 5]),
    Buffer.from([1]),
    numbers([4, crc32(name)]),
    other,
  ]);
}

/** A zip archive of these entries, in this order. */
export function zip(entries: readonly ZipEntry[], comment: string | Uint8Array = ''): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, stored = false, flags = 0, claims, otherName } of entries) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    const packed = stored ? bytes : deflateRawSync(bytes);
    const named = Buffer.from(name);
    const extra = otherName ? otherNameField(named, otherName) : Buffer.alloc(0);
    const shared = numbers(
      [2, 20],
      [2, flags | 0x800],
      [2, stored ? 0 : 8],
      [4, 0x5821_0000],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, claims ?? bytes.length],
      [2, named.length],
      [2, extra.length],
    );
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, named, extra, packed]);
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, place, named, extra]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const count = Math.min(entries.length, 0xffff);
  const end = numbers([2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, comment.length]);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)]);
}
