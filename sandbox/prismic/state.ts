import type { Asset, AssetTag } from './engine/assets.ts';
import type { Changes, Release, StoredDocument } from './types.ts';
import type { Delivery } from './webhooks/webhooks.ts';

export type Preview = { session: string; documentId: string; endsAt: number };

/** What the service remembers over what the files say. */
export interface ContentState {
  /** Published since the files were written; null for a document that was unpublished. */
  published: Changes;
  drafts: Record<string, StoredDocument>;
  /** Releases made here, or altered since the files were written. */
  releases: Release[];
  /** Releases of the files that are published or removed. */
  closedReleases: string[];
  previews: Preview[];
  assets: Asset[];
  tags: AssetTag[];
  /** The latest first. */
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
  deliveries: [],
});
