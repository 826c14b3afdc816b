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

type Groups = Map<string, StoredDocument[]>;

function add(groups: Groups, key: string, document: StoredDocument): void {
  const group = groups.get(key);
  if (group) group.push(document);
  else groups.set(key, [document]);
}

function groupBy(documents: StoredDocument[], key: (document: StoredDocument) => string): Groups {
  const groups: Groups = new Map();
  for (const document of documents) add(groups, key(document), document);
  return groups;
}

function groupByUid(documents: StoredDocument[]): Groups {
  const groups = groupBy(documents, ({ type, uid }) => uidKey(type, uid ?? ''));
  for (const document of documents)
    for (const uid of document.formerUids ?? []) add(groups, uidKey(document.type, uid), document);
  return groups;
}

/** Without the former uids that another document has taken. */
function withOwnUids(documents: StoredDocument[]): StoredDocument[] {
  if (!documents.some(({ formerUids }) => formerUids)) return documents;
  const keyOf = ({ type, lang }: StoredDocument, uid: string | null) => `${type}/${lang}/${uid}`;
  const taken = new Set(documents.map((document) => keyOf(document, document.uid)));
  return documents.map((document) => {
    const own = document.formerUids?.filter((uid) => !taken.has(keyOf(document, uid)));
    return own ? { ...document, formerUids: own } : document;
  });
}

export const createLibrary = (models: Models, documents: StoredDocument[]): Library =>
  indexed(models, withOwnUids(documents));

const indexed = (models: Models, documents: StoredDocument[]): Library => ({
  models,
  documents,
  byId: new Map(documents.map((document) => [document.id, document])),
  byType: groupBy(documents, ({ type }) => type),
  byUid: groupByUid(documents),
  byFamily: groupBy(documents, ({ family }) => family),
  tags: [...new Set(documents.flatMap(({ tags }) => tags))].sort(),
});
