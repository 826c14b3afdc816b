import path from 'node:path';
import { type AssetLibrary, createAssets } from './assets.ts';
import { type Core, type CoreOptions, openCore } from './core.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createMigration, type MigrationDesk } from './migration.ts';
import { createPreviews, type Previews } from './previews.ts';
import { proposeRedirects } from './proposals.ts';
import { createReleases, type Releases } from './releases.ts';
import { createViews, type Views } from './views.ts';

export type RepositoryOptions = CoreOptions & { repository: string; previewMinutes: number; routes?: unknown[] };

/** All operations on the repository, by resource; used by both the API and the editor. */
export interface Repository {
  core: Core;
  drafts: Drafts;
  releases: Releases;
  previews: Previews;
  views: Views;
  assets: AssetLibrary;
  migration: MigrationDesk;
}

export const uploadsIn = (stateDir: string) => path.join(stateDir, 'uploads');

export async function openRepository({
  repository,
  previewMinutes,
  routes = [],
  ...options
}: RepositoryOptions): Promise<Repository> {
  const core = await openCore(options);
  const releases = createReleases(core);
  const drafts = createDrafts(core, releases);
  proposeRedirects(core, routes);
  const previews = createPreviews(core, drafts, previewMinutes);
  return {
    core,
    drafts,
    releases,
    previews,
    views: createViews({ repository, core, drafts, releases, previews }),
    assets: createAssets(core, uploadsIn(options.stateDir)),
    migration: createMigration({ core, drafts, releases }),
  };
}
