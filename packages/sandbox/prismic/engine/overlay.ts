import { timestamp } from '../content/sources.ts';
import type { Changes, StoredDocument } from '../types.ts';

/** Applies changes to the documents: altered in place, new ones appended, removed ones left out. */
export function overlay(documents: StoredDocument[], changes: Changes): StoredDocument[] {
  const added = new Map(Object.entries(changes));
  const kept = documents.flatMap((document) => {
    const change = changes[document.id];
    if (change === undefined) return document;
    added.delete(document.id);
    return change ?? [];
  });
  return kept.concat([...added.values()].filter((change) => change !== null));
}

/** The document as it is once published. @param before its published version */
export function publishedAt(document: StoredDocument, before: StoredDocument | undefined, date: Date): StoredDocument {
  const moment = timestamp(date);
  const { uid, formerUids = [] } = before ?? document;
  const former = [...new Set([...formerUids, ...(uid ? [uid] : [])])].filter((each) => each !== document.uid);
  return {
    ...document,
    ...(former.length > 0 && { formerUids: former }),
    first_publication_date: document.first_publication_date ?? moment,
    last_publication_date: moment,
  };
}

/** Ids of the documents that differ between the two lists. */
export function differing(before: StoredDocument[], after: StoredDocument[]): string[] {
  const former = new Map(before.map((document) => [document.id, document]));
  const changed = after.filter((document) => {
    const old = former.get(document.id);
    return old !== document && JSON.stringify(old) !== JSON.stringify(document);
  });
  const kept = new Set(after.map(({ id }) => id));
  return [...changed.map(({ id }) => id), ...before.map(({ id }) => id).filter((id) => !kept.has(id))];
}
