import { randomBytes } from 'node:crypto';
import { stableId } from '../content/identity.ts';
import type { Preview } from '../state.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';

const DAY_MS = 86_400_000;

export function createPreviews(core: Core, drafts: Drafts, minutes: number) {
  const now = () => core.clock().getTime();

  const find = (documentId: string, session: string): Preview | undefined =>
    core.state.previews.find(
      (preview) => preview.session === session && preview.documentId === documentId && preview.endsAt > now(),
    );

  return {
    find,

    /** The preview session of a document that expires last, if any. */
    of: (documentId: string): Preview | undefined =>
      core.state.previews.findLast((preview) => preview.documentId === documentId && preview.endsAt > now()),

    open(documentId: string): Preview {
      drafts.existing(documentId);
      const preview = { session: randomBytes(12).toString('base64url'), documentId, endsAt: now() + minutes * 60_000 };
      core.state.previews = [...core.state.previews.filter(({ endsAt }) => endsAt > now() - DAY_MS), preview];
      core.changed();
      return preview;
    },

    end(documentId: string) {
      for (const preview of core.state.previews) {
        if (preview.documentId === documentId) preview.endsAt = Math.min(preview.endsAt, now());
      }
      core.changed();
    },

    /** Status for the preview toolbar: whether the session is active, and a version that changes when the draft does. */
    status(documentId: string, session: string) {
      const preview = find(documentId, session);
      if (!preview) return { state: 'ended', documentId };
      const version = stableId(JSON.stringify(drafts.version(documentId) ?? null));
      return { state: 'active', documentId, version, expires_at: new Date(preview.endsAt).toISOString() };
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
