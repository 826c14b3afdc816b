import type { Models, StoredDocument } from '../types.ts';

export type Lookup<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has'>;

/** The documents of a ref, with the indexes that queries and links need. */
export type Library = {
  models: Models;
  documents: StoredDocument[];
  byId: Lookup<StoredDocument>;
  byType: Lookup<StoredDocument[]>;
  byUid: Lookup<StoredDocument[]>;
  byFamily: Lookup<StoredDocument[]>;
  tags: string[];
  /** The two libraries that this one joins, if it is a joined one. */
  layers?: { edited: Library; imported: Library };
};

export const uidKey = (type: string, uid: string) => `${type}/${uid}`;

function groupBy(documents: StoredDocument[], key: (document: StoredDocument) => string) {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    const group = groups.get(key(document));
    if (group) group.push(document);
    else groups.set(key(document), [document]);
  }
  return groups;
}

export const createLibrary = (models: Models, documents: StoredDocument[]): Library => ({
  models,
  documents,
  byId: new Map(documents.map((document) => [document.id, document])),
  byType: groupBy(documents, ({ type }) => type),
  byUid: groupBy(documents, ({ type, uid }) => uidKey(type, uid ?? '')),
  byFamily: groupBy(documents, ({ family }) => family),
  tags: [...new Set(documents.flatMap(({ tags }) => tags))].sort(),
});
