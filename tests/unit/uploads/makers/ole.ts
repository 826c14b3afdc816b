const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const EXTRA_TABLE = 0xfffffffc;
const TABLES_IN_HEADER = 109;

/** A stream (with `data`) or a storage (with `children`). */
export type OleNode = { name: string; data?: Uint8Array; children?: readonly OleNode[] };
type Row = { name: string; kind: 1 | 2 | 5; next: number; child: number; start: number; size: number };

const blocks = (bytes: number, size: number): number => Math.ceil(bytes / size);

/** Rows of the directory in tree order, each sibling the right neighbour of the previous one. */
function rowsOf(nodes: readonly OleNode[], rows: Row[], streams: Map<Row, Uint8Array>): number {
  let before: Row | null = null;
  let first = FREE;
  for (const { name, data, children = [] } of nodes) {
    const row: Row = {
      name,
      kind: data ? 2 : 1,
      next: FREE,
      child: FREE,
      start: data ? END : 0,
      size: data?.length ?? 0,
    };
    const index = rows.push(row) - 1;
    if (before) before.next = index;
    else first = index;
    if (data) streams.set(row, data);
    row.child = rowsOf(children, rows, streams);
    before = row;
  }
  return first;
}

function directoryOf(rows: readonly Row[], classId: string): Buffer {
  return Buffer.concat(
    rows.map(({ name, kind, next, child, start, size }) => {
      const entry = Buffer.alloc(128);
      entry.write(name, 'utf16le');
      entry.writeUInt16LE(name.length * 2 + 2, 64);
      entry.writeUInt8(kind, 66);
      entry.writeUInt8(1, 67);
      for (const [index, value] of [FREE, next, child].entries()) entry.writeUInt32LE(value, 68 + index * 4);
      if (kind === 5) entry.write(classId, 80, 'hex');
      entry.writeUInt32LE(start, 116);
      entry.writeUInt32LE(size, 120);
      return entry;
    }),
  );
}

/** How many sectors the allocation table takes, including those for itself and for its own list. */
function tableSize(used: number, perSector: number): { tables: number; lists: number } {
  let tables = 0;
  let lists = 0;
  for (let before = -1; before !== tables; ) {
    before = tables;
    tables = blocks((used + tables + lists) * 4, perSector * 4);
    lists = blocks(Math.max(0, tables - TABLES_IN_HEADER), perSector - 1);
  }
  return { tables, lists };
}

function headerOf(
  shift: number,
  directoryStart: number,
  tables: readonly number[],
  listStart: number,
  lists: number,
): Buffer {
  const header = Buffer.alloc(2 ** shift);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(shift === 9 ? 3 : 4, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(shift, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables.length, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(lists > 0 ? listStart : END, 68);
  header.writeUInt32LE(lists, 72);
  for (let index = 0; index < TABLES_IN_HEADER; index += 1) header.writeUInt32LE(tables[index] ?? FREE, 76 + index * 4);
  return header;
}

/** An OLE compound file with sectors of 2^shift bytes. Streams are padded to 4 KB, so that none is a mini stream. */
export function ole(nodes: readonly OleNode[], { shift = 9, classId = '' } = {}): Buffer {
  const size = 2 ** shift;
  const perSector = size / 4;
  const streams = new Map<Row, Uint8Array>();
  const root: Row = { name: 'Root Entry', kind: 5, next: FREE, child: FREE, start: END, size: 0 };
  const rows = [root];
  root.child = rowsOf(nodes, rows, streams);

  const links: number[] = [];
  const sectors: Buffer[] = [];
  const add = (data: Uint8Array, link?: number): number => {
    const count = blocks(data.length, size);
    const start = links.length;
    for (let index = 1; index <= count; index += 1) links.push(link ?? (index < count ? start + index : END));
    const padded = Buffer.alloc(count * size);
    padded.set(data);
    sectors.push(padded);
    return start;
  };
  for (const [row, data] of streams) {
    row.size = Math.max(4096, data.length);
    row.start = add(Buffer.concat([data, Buffer.alloc(row.size - data.length)]));
  }
  const directoryStart = add(directoryOf(rows, classId));
  const { tables, lists } = tableSize(links.length, perSector);
  const listStart = add(Buffer.alloc(lists * size), EXTRA_TABLE);
  const tableStart = add(Buffer.alloc(tables * size), TABLE);
  const places = Array.from({ length: tables }, (_, index) => tableStart + index);
  const table = Buffer.alloc(tables * size, 0xff);
  for (const [index, link] of links.entries()) table.writeUInt32LE(link, index * 4);
  const list = Buffer.alloc(lists * size, 0xff);
  for (const [index, place] of places.slice(TABLES_IN_HEADER).entries()) {
    list.writeUInt32LE(place, (index + Math.floor(index / (perSector - 1))) * 4);
  }
  for (let index = 1; index <= lists; index += 1) {
    list.writeUInt32LE(index < lists ? listStart + index : END, index * size - 4);
  }
  const header = headerOf(shift, directoryStart, places, listStart, lists);
  return Buffer.concat([header, ...sectors.slice(0, -2), list, table]);
}
