import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { Advice } from '../report.ts';

/** Far longer than any valid line: a file without line breaks must not fill the memory. */
const LONGEST_LINE = 100_000;

export type Format = { delimiter: string; encoding?: BufferEncoding };

export const RPPS: Format = { delimiter: '|' };

/** Streams the lines of a large file with backpressure; decompresses `.gz`. Throws Advice when the file does not exist. */
export async function* recordsOf(file: string, { delimiter, encoding = 'utf8' }: Format): AsyncGenerator<string[]> {
  await access(file).catch(() => {
    throw new Advice(`There is no file ${file}.`);
  });
  const bytes = createReadStream(file, { highWaterMark: 1 << 18 });
  const parser = parse({
    delimiter,
    encoding,
    bom: true,
    // The registers do not quote values; a name may contain a quotation mark.
    quote: null,
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
  });
  const fail = (error: Error) => void parser.destroy(error);
  bytes.on('error', fail);
  if (file.endsWith('.gz')) bytes.pipe(createGunzip().on('error', fail)).pipe(parser);
  else bytes.pipe(parser);
  try {
    for await (const record of parser) yield record as string[];
  } catch (error) {
    if ((error as { code?: string }).code !== 'CSV_MAX_RECORD_SIZE') throw error;
    throw new Advice(`${file} holds a line of more than ${LONGEST_LINE} characters: it is not such an extract.`);
  } finally {
    bytes.destroy();
  }
}
