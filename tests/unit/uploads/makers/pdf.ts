import { deflateSync } from 'node:zlib';

export type PdfOptions = {
  /** Additional keys of the catalog, such as `/OpenAction 6 0 R`. */
  catalog?: string;
  /** Objects from number 6 on: a dictionary, or a complete stream. */
  objects?: readonly string[];
  /** Additional keys of the trailer. */
  trailer?: string;
  /** Puts all objects except streams into an object stream, as PDF 1.5 allows. */
  packed?: boolean;
  text?: string;
};

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export function pdfStream(dictionary: string, data: string | Uint8Array): string {
  const packed = deflateSync(typeof data === 'string' ? latin1(data) : data);
  return `<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`;
}

/** `<number> 0 obj …` for each object, and the offset of each. */
function write(objects: ReadonlyMap<number, string>, head: string): { body: string; offsets: Map<number, number> } {
  const offsets = new Map<number, number>();
  let body = head;
  for (const [number, object] of objects) {
    offsets.set(number, body.length);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { body, offsets };
}

function withTable(objects: ReadonlyMap<number, string>, trailer: string): string {
  const { body, offsets } = write(objects, '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const rows = [...offsets.values()].map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.size + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return `${body}${table}startxref\n${body.length}\n%%EOF\n`;
}

/** Plain dictionaries go into one object stream; a cross-reference stream holds all offsets. */
function withStreams(objects: ReadonlyMap<number, string>, trailer: string): string {
  const isPlain = ([, object]: [number, string]): boolean => !object.includes('\nstream\n');
  const packed = [...objects].filter(isPlain);
  const holder = objects.size + 1;
  const table = objects.size + 2;
  let offset = 0;
  const places = packed.map(([number, object]) => {
    const place = `${number} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const header = `${places.join(' ')}\n`;
  const contents = header + packed.map(([, object]) => `${object}\n`).join('');
  const streams = new Map([...objects].filter((entry) => !isPlain(entry)));
  streams.set(holder, pdfStream(`/Type/ObjStm/N ${packed.length}/First ${header.length}`, contents));
  const { body, offsets } = write(streams, '%PDF-1.5\n%\xe2\xe3\xcf\xd3\n');
  const rows = Buffer.alloc((table + 1) * 7);
  for (let number = 1; number <= table; number += 1) {
    const index = packed.findIndex(([each]) => each === number);
    rows.writeUInt8(index < 0 ? 1 : 2, number * 7);
    rows.writeUInt32BE(index < 0 ? (offsets.get(number) ?? body.length) : holder, number * 7 + 1);
    rows.writeUInt16BE(Math.max(0, index), number * 7 + 5);
  }
  const xref = pdfStream(`/Type/XRef/W[1 4 2]/Size ${table + 1}/Root 1 0 R${trailer}`, rows);
  return `${body}${table} 0 obj\n${xref}\nendobj\nstartxref\n${body.length}\n%%EOF\n`;
}

/** A page with a line of text, plus the given additions. */
export function pdf({
  catalog = '',
  objects = [],
  trailer = '',
  packed = false,
  text = 'Bonjour',
}: PdfOptions = {}): Buffer {
  const all = new Map([
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'],
    [4, pdfStream('', `BT /F1 24 Tf 72 770 Td (${text}) Tj ET`)],
    [5, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'],
    ...objects.map((object, index): [number, string] => [index + 6, object]),
  ]);
  return latin1(packed ? withStreams(all, trailer) : withTable(all, trailer));
}

/** A PDF with a file attached to it. @param more additional keys of the file specification, such as a second name */
export const withAttachment = (name: string, contents: string | Uint8Array, more = ''): Buffer =>
  pdf({
    catalog: '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>',
    objects: [`<</Type/Filespec/F(${name})${more}/EF<</F 7 0 R>>>>`, pdfStream('/Type/EmbeddedFile', contents)],
  });
