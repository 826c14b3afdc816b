import type { Changes, StoredDocument } from '../types.ts';
import { createLibrary, type Library, type Lookup } from './library.ts';
import { overlay } from './overlay.ts';

const either = <Value>(one: Lookup<Value>, other: Lookup<Value>): Lookup<Value> => ({
  get: (key) => one.get(key) ?? other.get(key),
  has: (key) => one.has(key) || other.has(key),
});

const both = (one: Lookup<StoredDocument[]>, other: Lookup<StoredDocument[]>): Lookup<StoredDocument[]> => ({
  get: (key) => {
    const [here, there] = [one.get(key), other.get(key)];
    return here && there ? here.concat(there) : (here ?? there);
  },
  has: (key) => one.has(key) || other.has(key),
});

/** Joins a few documents that change often and many that seldom change: an edit rebuilds only the small index. */
export function joined(edited: Library, imported: Library): Library {
  if (imported.documents.length === 0) return edited;
  return {
    models: edited.models,
    documents: edited.documents.concat(imported.documents),
    byId: either(edited.byId, imported.byId),
    byType: both(edited.byType, imported.byType),
    byUid: both(edited.byUid, imported.byUid),
    byFamily: both(edited.byFamily, imported.byFamily),
    tags: [...new Set([...edited.tags, ...imported.tags])].sort(),
    layers: { edited, imported },
  };
}

/** A library with changes applied. */
export function changedBy(library: Library, changes: Changes): Library {
  const { models, documents, layers } = library;
  if (!layers) return createLibrary(models, overlay(documents, changes));
  const { edited, imported } = layers;
  const isImported = ([id]: [string, unknown]) => imported.byId.has(id);
  const entries = Object.entries(changes);
  const there = entries.filter(isImported);
  const here = Object.fromEntries(entries.filter((entry) => !isImported(entry)));
  return joined(
    createLibrary(models, overlay(edited.documents, here)),
    there.length === 0 ? imported : createLibrary(models, overlay(imported.documents, Object.fromEntries(there))),
  );
}
