import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isRecord, type StoredDocument } from '../types.ts';
import { documentId } from './identity.ts';
import { timestamp } from './sources.ts';

export type Imported = {
  documents: StoredDocument[];
  /** Changes when the file does; empty without a file. */
  fingerprint: string;
};

/**
 * File for bulk imports of several hundred thousand documents: one `{"type", "uid", "lang", "data"}` per line, `data`
 * in the API's response format.
 */
export const importedFile = (stateDir: string) => path.join(stateDir, 'imported.ndjson');

// Shared by all documents: a separate empty array for each would waste memory.
const NO_TAGS: string[] = [];

function documentOf(line: string, published: string | null): StoredDocument | null {
  const read: unknown = JSON.parse(line);
  if (!isRecord(read) || !isRecord(read.data)) return null;
  const { type, uid, lang, data } = read;
  if (typeof type !== 'string' || typeof uid !== 'string' || typeof lang !== 'string') return null;
  return {
    id: documentId(type, uid, lang),
    uid,
    type,
    lang,
    family: `${type}/${uid}`,
    tags: NO_TAGS,
    slugs: [uid],
    first_publication_date: published,
    last_publication_date: published,
    data,
  };
}

function readLine(line: string, published: string | null): StoredDocument | null {
  try {
    return documentOf(line, published);
  } catch {
    return null;
  }
}

/**
 * The documents of the import file of a state folder, published at the time it was written. Throws an error that names
 * an invalid line.
 */
export async function readImported(stateDir: string): Promise<Imported> {
  const file = importedFile(stateDir);
  const found = await stat(file).catch(() => null);
  if (!found) return { documents: [], fingerprint: '' };
  const published = timestamp(found.mtime);
  const hash = createHash('sha256');
  const documents: StoredDocument[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    hash.update(line);
    const document = readLine(line, published);
    if (!document) {
      const at = documents.length + 1;
      throw new Error(`${file}, line ${at}: this is no document. Import again, or remove the file.`);
    }
    documents.push(document);
  }
  return { documents, fingerprint: hash.digest('base64url') };
}
