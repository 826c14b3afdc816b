import { changedBy } from '../engine/layers.ts';
import type { Library } from '../engine/library.ts';
import { readRequestedRef } from '../engine/requested-ref.ts';
import { previewExpired, refExpired, refNotFound } from '../errors.ts';
import type { Changes } from '../types.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
import type { Previews } from './previews.ts';
import type { Releases } from './releases.ts';

type Nouns = { repository: string; core: Core; drafts: Drafts; releases: Releases; previews: Previews };

/** Resolves refs to the documents that they show. */
export function createViews({ repository, core, drafts, releases, previews }: Nouns) {
  const known = new Map<string, Library>();
  let revision = 0;

  function over(key: string, changes: Changes): Library {
    if (revision !== core.revision) known.clear();
    revision = core.revision;
    const library = known.get(key) ?? changedBy(core.master, changes);
    known.set(key, library);
    return library;
  }

  function named(ref: string): Library {
    const master = core.masterRef();
    if (ref === master) return core.master;
    const release = releases.all().find((one) => releases.refOf(one) === ref);
    if (release) return over(ref, release.documents);
    // The ref of a release begins with the master ref that was current when it was issued.
    const [head = ''] = ref.split('~');
    throw core.isPastRef(head) || (head === master && head !== ref) ? refExpired(master) : refNotFound(master);
  }

  return {
    refs: () => [
      { id: 'master', ref: core.masterRef(), label: 'Master', isMasterRef: true },
      ...releases.all().map((release) => ({
        id: release.id,
        ref: releases.refOf(release),
        label: release.label,
        isMasterRef: false,
        ...(release.scheduledAt && { scheduledAt: release.scheduledAt }),
      })),
    ],

    /** The documents for a `ref` parameter, and the unwrapped ref. Throws the API's own errors. */
    at(raw: string): { ref: string; library: Library } {
      const requested = readRequestedRef(raw, repository);
      if ('ref' in requested) return { ref: requested.ref, library: named(requested.ref) };
      const { documentId, session, token } = requested;
      // An unknown or expired session gets the same error: published content must not be mistaken for the draft.
      if (!previews.find(documentId, session)) throw previewExpired();
      const draft = drafts.version(documentId);
      return { ref: token, library: over(session, draft ? { [documentId]: draft } : {}) };
    },
  };
}

export type Views = ReturnType<typeof createViews>;
