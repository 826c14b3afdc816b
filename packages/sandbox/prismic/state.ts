import type { Asset, AssetTag } from './engine/assets.ts';
import { emptyProject, type Project } from './management/project.ts';
import type { Changes, Release, StoredDocument } from './types.ts';
import type { Delivery } from './webhooks/webhooks.ts';

export type Preview = { session: string; documentId: string; endsAt: number };

/** The persistent state of the service on top of the files. */
export interface ContentState {
  /** Changes published on top of the files; null for an unpublished document. */
  published: Changes;
  drafts: Record<string, StoredDocument>;
  /** Releases created here, or altered copies of those in the files. */
  releases: Release[];
  /** Releases of the files that were published or removed. */
  closedReleases: string[];
  previews: Preview[];
  assets: Asset[];
  tags: AssetTag[];
  /** What was set up in a repository that started empty. */
  project: Project;
  /** Newest first. */
  deliveries: Delivery[];
}

export const emptyState = (): ContentState => ({
  published: {},
  drafts: {},
  releases: [],
  closedReleases: [],
  previews: [],
  assets: [],
  tags: [],
  project: emptyProject(),
  deliveries: [],
});
