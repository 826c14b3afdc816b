import { overlay, publishedAt } from '../engine/overlay.ts';
import { refusal } from '../errors.ts';
import type { Changes, StoredDocument } from '../types.ts';
import type { Core } from './core.ts';
import type { Releases } from './releases.ts';

/** `changed`: published, with a draft on top. `draft`: not published, or unpublished. */
export type Status = 'published' | 'changed' | 'draft' | 'release';

export function createDrafts(core: Core, releases: Releases) {
  const inReleases = (): Changes => Object.assign({}, ...releases.all().map(({ documents }) => documents));

  /** The latest version of every document, published or not. */
  const all = (): StoredDocument[] => {
    const { documents, byId } = core.master;
    const waiting = Object.entries(inReleases()).filter(([id]) => !byId.has(id));
    return overlay(documents, { ...Object.fromEntries(waiting), ...core.state.drafts });
  };

  const version = (id: string): StoredDocument | undefined =>
    core.state.drafts[id] ?? core.master.byId.get(id) ?? inReleases()[id] ?? undefined;

  function existing(id: string): StoredDocument {
    const document = version(id);
    if (!document) throw refusal(404, `There is no document ${id}`);
    return document;
  }

  function status(id: string): Status {
    const [published, draft] = [core.master.byId.has(id), id in core.state.drafts];
    if (published) return draft ? 'changed' : 'published';
    return draft ? 'draft' : 'release';
  }

  function checkUid({ id, type, lang, uid }: StoredDocument) {
    const taken = all().some(
      (other) => other.uid === uid && other.type === type && other.lang === lang && other.id !== id,
    );
    if (uid !== null && taken) throw refusal(400, `A document of type ${type} already has the uid ${uid} in ${lang}`);
  }

  return {
    all,
    version,
    existing,
    status,
    checkUid,

    save(document: StoredDocument) {
      checkUid(document);
      core.state.drafts[document.id] = document;
      core.changed();
    },

    /** Discards the draft; the published version is unchanged. */
    discard(id: string) {
      if (status(id) !== 'changed') throw refusal(400, 'Only the draft of a published document can be thrown away');
      delete core.state.drafts[id];
      core.changed();
    },

    publish(id: string) {
      const document = existing(id);
      checkUid(document);
      if (!core.master.byId.has(id)) releases.leave(id);
      core.state.published[id] = publishedAt(document, core.master.byId.get(id), core.clock());
      delete core.state.drafts[id];
      core.changed({ documents: [id] });
    },

    /** Unpublishes the document; its last version stays as a draft. */
    unpublish(id: string) {
      const document = core.master.byId.get(id);
      if (!document) throw refusal(400, 'The document is not published');
      core.state.drafts[id] ??= document;
      core.state.published[id] = null;
      core.changed({ documents: [id] });
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
