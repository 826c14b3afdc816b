import { type OleNode, ole } from '../makers/ole.ts';
import { EICAR, latin1, PROGRAM, type Sample } from '../sample.ts';

const nothing = Buffer.alloc(0);
const WORD: OleNode = { name: 'WordDocument', data: latin1('\xec\xa5\xc1\0') };
const ENCRYPTED_WORD: OleNode = { name: 'WordDocument', data: latin1('\xec\xa5\xc1\0\0\0\0\0\0\0\0\x13') };

/** Records of a workbook: a sheet of that kind, and the end record. */
const sheet = (kind: number): Buffer =>
  Buffer.from([0x09, 8, 0, 0, 0x85, 0, 8, 0, 0, 0, 0, 0, 0, kind, 0, 0, 0x0a, 0, 0, 0]);
const BOOK_WITH_MACROS: OleNode = { name: 'Workbook', data: sheet(1) };
const ENCRYPTED_BOOK: OleNode = { name: 'Workbook', data: Buffer.from([0x2f, 0, 0, 0]) };

const doc = (title: string, nodes: OleNode[], code: Sample['code'] = 'fileUnsafe'): Sample => ({
  title: `doc ${title}`,
  name: 'cv.doc',
  bytes: ole([WORD, ...nodes]),
  code,
});
const cfb = (title: string, nodes: OleNode[], code: Sample['code'] = 'fileUnsafe'): Sample => ({
  title: `cfb ${title}`,
  name: 'cv.cfb',
  bytes: ole(nodes),
  code,
});

/** A compound file with sectors of 512 bytes in which each of these sectors is followed by the other given one. */
function chained(bytes: Buffer, following: Readonly<Record<number, number>>): Buffer {
  for (const [sector, next] of Object.entries(following)) {
    const table = bytes.readInt32LE(76 + 4 * Math.floor(Number(sector) / 128));
    bytes.writeInt32LE(next, (table + 1) * 512 + 4 * (Number(sector) % 128));
  }
  return bytes;
}
/** A compound file with these numbers at a place of the entries of its directory. */
function listed(bytes: Buffer, place: number, numbers: Readonly<Record<number, number>>): Buffer {
  const directory = (bytes.readInt32LE(48) + 1) * 512;
  for (const [entry, number] of Object.entries(numbers))
    bytes.writeInt32LE(number, directory + 128 * Number(entry) + place);
  return bytes;
}
const besides = (bytes: Buffer, neighbours: Readonly<Record<number, number>>) => listed(bytes, 72, neighbours);
const starting = (bytes: Buffer, sectors: Readonly<Record<number, number>>) => listed(bytes, 116, sectors);
const three = () => ole(['A', 'B', 'C'].map((name) => ({ name, data: nothing })));
const long = () => ole([{ name: 'A', data: Buffer.alloc(100_000) }]);
const damaged = (title: string, bytes: Buffer): Sample => ({
  title: `cfb ${title}`,
  name: 'cv.cfb',
  bytes,
  code: 'fileDamaged',
});

export const HOSTILE_OLE: readonly Sample[] = [
  damaged('with a sector that follows itself', chained(three(), { 2: 2 })),
  damaged('with a chain that goes back to its start', chained(long(), { 150: 0 })),
  damaged('with a stream that begins within a circle', starting(chained(long(), { 150: 7 }), { 1: 20 })),
  damaged('with a directory that goes on in a stream, and back', chained(three(), { 24: 3, 7: 24 })),
  damaged('with neighbours of each other', besides(three(), { 1: 2, 2: 1 })),
  damaged('with three neighbours in a circle', besides(three(), { 1: 2, 2: 3, 3: 1 })),
  doc('with macros', [{ name: 'Macros', children: [{ name: 'VBA', children: [{ name: 'dir', data: nothing }] }] }]),
  doc('of 9 MB with macros', [
    { name: '1Table', data: Buffer.alloc(9_000_000) },
    ...['Data', 'a', 'b', 'c', 'd', 'e'].map((name) => ({ name, data: nothing })),
    { name: 'Macros', children: [] },
  ]),
  doc('with macros in small letters', [{ name: 'macros', children: [] }]),
  doc('with a package', [
    { name: 'ObjectPool', children: [{ name: '_1', children: [{ name: '\x01Ole10Native', data: PROGRAM }] }] },
  ]),
  doc('with an object', [
    { name: 'ObjectPool', children: [{ name: '_1', children: [{ name: 'Equation Native', data: nothing }] }] },
  ]),
  doc('with a workbook that has macros', [BOOK_WITH_MACROS]),
  doc('with EICAR in it', [{ name: 'Data', data: latin1(EICAR) }]),
  doc('with a password on its package', [{ name: 'EncryptedPackage', data: nothing }], 'fileProtected'),
  doc('with rights management', [{ name: '\tDRMContent', data: nothing }], 'fileProtected'),
  { title: 'doc with a password', name: 'cv.doc', bytes: ole([ENCRYPTED_WORD]), code: 'fileProtected' },
  {
    title: 'doc that is a workbook',
    name: 'cv.doc',
    bytes: ole([{ name: 'Workbook', data: sheet(0) }]),
    code: 'fileContent',
  },
  { title: 'doc that is RTF', name: 'cv.doc', bytes: latin1('{\\rtf1\\ansi Bonjour}'), code: 'fileContent' },
  { title: 'doc that is a program', name: 'cv.doc', bytes: PROGRAM, code: 'fileContent' },
  { title: 'half a doc', name: 'cv.doc', bytes: ole([WORD]).subarray(0, 2_500), code: 'fileDamaged' },
  cfb('with macros', [{ name: '_VBA_PROJECT_CUR', children: [{ name: 'VBA', children: [] }] }]),
  cfb('that is a package', [{ name: '\x01Ole10Native', data: PROGRAM }]),
  cfb('that is a workbook with a sheet of macros', [BOOK_WITH_MACROS]),
  cfb('that is a show with a password', [{ name: 'EncryptedSummary', data: nothing }], 'fileProtected'),
  cfb('that is a message with attachments', [{ name: '__attach_version1.0_#00000000', children: [] }]),
  cfb('that is a workbook with a password', [ENCRYPTED_BOOK], 'fileProtected'),
  {
    title: 'cfb that installs a program',
    name: 'setup.cfb',
    bytes: ole([], { classId: '84100c0000000000c000000000000046' }),
    code: 'fileUnsafe',
  },
];
