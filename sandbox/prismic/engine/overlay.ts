import { timestamp } from '../content/sources.ts';
import type { Changes, StoredDocument } from '../types.ts';

/** The documents with what changes them laid over: altered in place, new ones at the end, without those taken away. */
export function overlay(documents: StoredDocument[], changes: Changes): StoredDocument[] {
  const known = new Set(documents.map(({ id }) => id));
  const kept = documents.flatMap((document) => {
    const change = changes[document.id];
    return change === undefined ? document : (change ?? []);
  });
  return [
    ...kept,
    ...Object.values(changes).filter((change) => change !== null && !known.has(change.id)),
  ] as StoredDocument[];
}

/** A version as it stands once published. */
export function publishedAt(document: StoredDocument, date: Date): StoredDocument {
  const moment = timestamp(date);
  return {
    ...document,
    first_publication_date: document.first_publication_date ?? moment,
    last_publication_date: moment,
  };
}

/** Ids of the documents that are not the same in both. */
export function differing(before: StoredDocument[], after: StoredDocument[]): string[] {
  const texts = new Map(before.map((document) => [document.id, JSON.stringify(document)]));
  const changed = after.filter((document) => texts.get(document.id) !== JSON.stringify(document));
  const kept = new Set(after.map(({ id }) => id));
  return [...changed.map(({ id }) => id), ...before.map(({ id }) => id).filter((id) => !kept.has(id))];
}
