import { pdf } from '../makers/pdf.ts';
import { jpeg, png } from '../makers/pictures.ts';
import { zip } from '../makers/zip.ts';
import { EICAR, HTML, latin1, PHP, PROGRAM, type Sample } from '../sample.ts';

const archive = zip([{ name: 'META-INF/MANIFEST.MF', data: 'Main-Class: A' }]);
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const joined = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));

/** Files that are not pictures, are corrupt, or are polyglots. */
export const HOSTILE_PICTURES: readonly Sample[] = [
  { title: 'program under the name of a JPEG', name: 'photo.jpeg', bytes: PROGRAM, code: 'fileContent' },
  { title: 'HTML under the name of a JPEG', name: 'photo.jpg', bytes: latin1(HTML), code: 'fileContent' },
  { title: 'SVG under the name of a PNG', name: 'logo.png', bytes: latin1('<svg onload="a()"/>'), code: 'fileContent' },
  { title: 'one byte', name: 'photo.jpg', bytes: latin1('\xff'), code: 'fileContent' },
  { title: 'JPEG with PHP in a comment', name: 'photo.jpg', bytes: jpeg({ comments: [PHP] }), code: 'fileUnsafe' },
  { title: 'JPEG with PHP behind it', name: 'photo.jpg', bytes: joined(jpeg(), PHP), code: 'fileUnsafe' },
  { title: 'JPEG with HTML behind it', name: 'photo.jpg', bytes: joined(jpeg(), HTML), code: 'fileUnsafe' },
  {
    title: 'JPEG with words and a zip behind it',
    name: 'a.jpg',
    bytes: joined(jpeg(), 'abc', archive),
    code: 'fileUnsafe',
  },
  { title: 'JPEG with a zip behind it', name: 'photo.jpg', bytes: joined(jpeg(), archive), code: 'fileUnsafe' },
  { title: 'JPEG with a PDF behind it', name: 'photo.jpg', bytes: joined(jpeg(), pdf()), code: 'fileUnsafe' },
  { title: 'JPEG with a PDF in a comment', name: 'photo.jpg', bytes: jpeg({ comments: [pdf()] }), code: 'fileUnsafe' },
  { title: 'JPEG with EICAR in a comment', name: 'photo.jpg', bytes: jpeg({ comments: [EICAR] }), code: 'fileUnsafe' },
  { title: 'JPEG of 65,500 × 65,500 pixels', name: 'photo.jpg', bytes: hugeJpeg(), code: 'fileUnsafe' },
  { title: 'half a JPEG', name: 'photo.jpg', bytes: half(jpeg({ comments: ['x'.repeat(500)] })), code: 'fileDamaged' },
  {
    title: 'JPEG of tables only',
    name: 'photo.jpg',
    bytes: latin1('\xff\xd8\xff\xe0\0\x02\xff\xd9'),
    code: 'fileDamaged',
  },
  { title: 'PNG with PHP among its texts', name: 'logo.png', bytes: png({ texts: [PHP] }), code: 'fileUnsafe' },
  { title: 'PNG with a script behind it', name: 'logo.png', bytes: joined(png(), '\n<SCRIPT >'), code: 'fileUnsafe' },
  { title: 'PNG with a zip behind it', name: 'logo.png', bytes: joined(png(), archive, '\0\0'), code: 'fileUnsafe' },
  {
    title: 'PNG of 100,000 × 100,000 pixels',
    name: 'logo.png',
    bytes: png({ width: 100_000, height: 100_000 }),
    code: 'fileUnsafe',
  },
];

/** The size in the header is only a claim: there is almost no data after it. */
function hugeJpeg(): Buffer {
  const bytes = jpeg();
  bytes.writeUInt32BE(0xffdc_ffdc, bytes.indexOf('ffc0', 'hex') + 5);
  return bytes;
}
