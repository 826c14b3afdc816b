import { createHash } from 'node:crypto';
import { type Data, isDocumentLink, isRecord } from '../../../../sandbox/prismic/types.ts';
import type { DocumentChange } from '../../prismic/write-client.ts';
import type { Entry } from '../read.ts';
import { fileBehind } from './assets.ts';

/** The repository's ids of documents and files of the loader; null for one that does not exist. */
export type Known = {
  asset: (file: string) => { id: string; url: string; credits?: string } | null;
  document: (id: string) => string | null;
};

export type Resolved = {
  change: DocumentChange;
  hash: string /** Links left empty: their document is not there. */;
  waiting: number;
};

const LINK_PARTS = ['key', 'text', 'target', 'variant'];
const partsOf = (link: Data): Data =>
  Object.fromEntries(Object.entries(link).filter(([name]) => LINK_PARTS.includes(name)));
const EMPTY = 'Any';

function resolver({ asset, document }: Known) {
  let waiting = 0;

  function documentLink(link: Data): Data {
    const id = document(String(link.id));
    if (id) return { ...partsOf(link), link_type: 'Document', id };
    waiting += 1;
    return { ...partsOf(link), link_type: EMPTY };
  }

  function mediaLink(link: Data): Data {
    const file = asset(fileBehind(link.url) ?? '');
    return file ? { ...partsOf(link), link_type: 'Media', id: file.id } : { ...partsOf(link), link_type: EMPTY };
  }

  function picture({ id: _, url, copyright: __, ...rest }: Data): Data {
    const file = asset(fileBehind(url) ?? '');
    if (!file) return {};
    const query = /\?.*$/.exec(String(url))?.[0] ?? '';
    return {
      ...(map(rest) as Data),
      id: file.id,
      url: file.url.replace(/\?.*$/, '') + query,
      copyright: file.credits || null,
    };
  }

  /** A link inside a text that leads nowhere is removed: its text remains. */
  function spans(list: unknown[]): unknown[] {
    return list.map(map).filter((span) => !(isRecord(span) && isRecord(span.data) && span.data.link_type === EMPTY));
  }

  function map(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(map);
    if (!isRecord(value)) return value;
    if (isDocumentLink(value)) return documentLink(value);
    if (value.link_type === 'Media') return mediaLink(value);
    if (fileBehind(value.url) && isRecord(value.dimensions)) return picture(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name === 'spans' && Array.isArray(each) ? spans(each) : map(each),
      ]),
    );
  }

  return { map, waiting: () => waiting };
}

const NAMES = ['title', 'name', 'question', 'org_name'];

/** The title of a document in the editor's list. */
export function titleOf({ data, type, name }: Entry): string {
  const found = NAMES.map((field) => data[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : `${type} ${name}`;
}

/** A document in the format of the Migration API, with the ids of the repository in its links and pictures. */
export function resolve(entry: Entry, known: Known): Resolved {
  const { map, waiting } = resolver(known);
  const data = map(entry.data) as Data;
  const change = { title: titleOf(entry), uid: entry.uid ?? undefined, tags: entry.tags, data };
  const hash = createHash('sha256').update(JSON.stringify(change)).digest('base64url');
  return { change, hash, waiting: waiting() };
}
