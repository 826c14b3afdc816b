import { crc32, deflateSync } from 'node:zlib';

const hex = (text: string): Buffer => Buffer.from(text.replace(/\s/g, ''), 'hex');

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export type JpegOptions = { width?: number; height?: number; comments?: readonly (string | Uint8Array)[] };

/**
 * A grey JPEG that every decoder reads: each block of 8 × 8 is two bits, "no difference" and "end of block". Comments are
 * segments before the image data.
 */
export function jpeg({ width = 64, height = 48, comments = [] }: JpegOptions = {}): Buffer {
  const bits = Math.ceil(width / 8) * Math.ceil(height / 8) * 2;
  const scan = Buffer.alloc(Math.ceil(bits / 8));
  if (bits % 8 > 0) scan[scan.length - 1] = 0xff >> (bits % 8);
  const frame = hex('08 0000 0000 01 01 11 00');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const oneCode = `01${'00'.repeat(15)}00`;
  return Buffer.concat([
    hex('ffd8'),
    segment(0xe0, hex('4a46494600 0101 00 0001 0001 00 00')),
    ...comments.map((comment) => segment(0xfe, Buffer.from(comment))),
    segment(0xdb, Buffer.concat([hex('00'), Buffer.alloc(64, 1)])),
    segment(0xc0, frame),
    segment(0xc4, hex(`00${oneCode}10${oneCode}`)),
    segment(0xda, hex('01 01 00 00 3f 00')),
    scan,
    hex('ffd9'),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  out.writeUInt32BE(data.length, 0);
  out.writeUInt32BE(crc32(out.subarray(4, -4)), out.length - 4);
  return out;
}

export type PngOptions = { width?: number; height?: number; texts?: readonly string[] };

/** A white 8-bit greyscale PNG, with texts in its metadata. */
export function png({ width = 64, height = 48, texts = [] }: PngOptions = {}): Buffer {
  const header = hex('00000000 00000000 08 00 00 00 00');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(Math.min(height, 1_000) * (Math.min(width, 1_000) + 1), 0xff);
  for (let at = 0; at < rows.length; at += Math.min(width, 1_000) + 1) rows[at] = 0;
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', header),
    ...texts.map((text) => chunk('tEXt', Buffer.from(`Comment\0${text}`))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
