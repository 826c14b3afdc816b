/** A storage, stream or the root (kinds 1, 2, 5) of an OLE compound file, [MS-CFB] 2.6.1. Names are in lower case. */
export type OleEntry = { name: string; kind: number; isEmpty: boolean; classId: string; start: number; size: number };

export type OleFile = {
  entries: OleEntry[];
  /** The first `length` bytes of a stream; null when it is broken, or among the small ones that are packed together. */
  head: (entry: OleEntry, length: number) => Buffer | null;
};

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Streams of fewer bytes share sectors. The header says so too, but not every program asks it. */
const SMALL_STREAM = 4096;
const NONE = 0xffffffff;
const END = 0xfffffffe;
const FATS_IN_HEADER = 109;
const HEADER_FATS_AT = 76;

type Sectors = { bytes: Buffer; size: number; count: number };

const sectorAt = ({ bytes, size }: Sectors, sector: number): Buffer =>
  bytes.subarray((sector + 1) * size, (sector + 2) * size);

const numberAt = (sector: Buffer, index: number): number =>
  index * 4 + 4 <= sector.length ? sector.readUInt32LE(index * 4) : NONE;

/** Sectors that hold the allocation table: the header names the first 109, a chain of its own the others. */
function tableSectors(sectors: Sectors): number[] {
  const { bytes, size, count } = sectors;
  const tables = Array.from({ length: FATS_IN_HEADER }, (_, index) => bytes.readUInt32LE(HEADER_FATS_AT + index * 4));
  const perSector = size / 4 - 1;
  let next = bytes.readUInt32LE(68);
  for (let seen = 0; next < count && seen <= count / perSector; seen += 1) {
    const sector = sectorAt(sectors, next);
    for (let index = 0; index < perSector; index += 1) tables.push(numberAt(sector, index));
    next = numberAt(sector, perSector);
  }
  return tables;
}

/** The sectors of a chain, the first `most` of them; null when it leaves the file, breaks off or comes back to itself. */
function chain(sectors: Sectors, tables: number[], start: number, most = Number.POSITIVE_INFINITY): Buffer[] | null {
  const found: Buffer[] = [];
  const perSector = sectors.size / 4;
  for (let sector = start; sector !== END && found.length < most; ) {
    const table = tables[Math.floor(sector / perSector)] ?? NONE;
    if (sector >= sectors.count || table >= sectors.count || found.length > sectors.count) return null;
    found.push(sectorAt(sectors, sector));
    sector = numberAt(sectorAt(sectors, table), sector % perSector);
  }
  return found;
}

function entryOf(bytes: Buffer): OleEntry {
  const [name = ''] = bytes.toString('utf16le', 0, 64).split('\0', 1);
  return {
    name: name.toLowerCase(),
    kind: bytes.readUInt8(66),
    isEmpty: bytes.readUInt32LE(76) === NONE,
    classId: bytes.toString('hex', 80, 96),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

function entriesOf(directory: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = entryOf(directory.subarray(at, at + ENTRY_BYTES));
    if (entry.kind !== 0) entries.push(entry);
  }
  return entries;
}

/** Reads header and directory of an OLE compound file; null when they are not whole. Looks at each sector once. */
export function readOle(bytes: Buffer): OleFile | null {
  if (bytes.length < HEADER_BYTES * 2 || bytes.readUInt16LE(28) !== 0xfffe || bytes.readUInt32LE(56) !== SMALL_STREAM)
    return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 2 ** shift;
  const sectors: Sectors = { bytes, size, count: Math.ceil(bytes.length / size) - 1 };
  const tables = tableSectors(sectors);
  const directory = chain(sectors, tables, bytes.readUInt32LE(48));
  const entries = directory && entriesOf(Buffer.concat(directory));
  if (entries?.[0]?.kind !== 5) return null;
  const head: OleFile['head'] = (entry, length) => {
    if (entry.size < SMALL_STREAM) return null;
    const parts = chain(sectors, tables, entry.start, Math.ceil(Math.min(length, entry.size) / size));
    return parts && Buffer.concat(parts).subarray(0, entry.size);
  };
  return { entries, head };
}
