import { createHash } from 'node:crypto';
import path from 'node:path';
import { stateBelow } from '../../files.ts';
import type { Models, Release, StoredDocument } from '../types.ts';
import { type Assets, readAssets } from './assets.ts';
import { buildDocuments } from './documents.ts';
import { loadModels, modelsOf, type RawModels } from './models.ts';
import { ContentProblems } from './problems.ts';
import { readReleases } from './releases.ts';
import { readSources } from './sources.ts';

export type ContentDirs = { contentDir: string; modelsDir: string; slicesDir: string };
export type Content = {
  documents: StoredDocument[];
  releases: Release[];
  models: Models;
  rawModels: RawModels;
  assets: Assets;
  /** Changes when the published content does. */
  fingerprint: string;
};

let last: { state: string; content: Content } | undefined;

/**
 * The whole repository from its files; while these stay the same, the same objects again, which nobody may change. Throws
 * ContentProblems that lists every problem.
 */
export async function loadContent(dirs: ContentDirs): Promise<Content> {
  const { contentDir, modelsDir, slicesDir } = dirs;
  const state = (await Promise.all([contentDir, modelsDir, slicesDir].map(stateBelow))).join('\n');
  if (last?.state !== state) last = { state, content: await readContent(dirs) };
  return last.content;
}

async function readContent({ contentDir, modelsDir, slicesDir }: ContentDirs): Promise<Content> {
  const problems = new Set<string>();
  const report = (problem: string) => void problems.add(problem);
  const [{ models, raw, texts: modelTexts }, { sources, texts }, assets] = await Promise.all([
    loadModels(modelsDir, slicesDir),
    readSources(path.join(contentDir, 'documents'), { label: 'documents', report }),
    readAssets(contentDir),
  ]);
  const documents = buildDocuments({ sources, models, assets, report });
  const releases = await readReleases(path.join(contentDir, 'releases'), { sources, models, assets, report });
  if (problems.size > 0) throw new ContentProblems([...problems]);
  const pictures = JSON.stringify([...assets.pictures]);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([modelTexts, texts, pictures]))
    .digest('base64url');
  return { documents, releases, models, rawModels: raw, assets, fingerprint };
}

/** A repository without documents, with the models that were pushed to it. */
export const emptyContent = (rawModels: RawModels): Content => ({
  documents: [],
  releases: [],
  models: modelsOf(rawModels),
  rawModels,
  assets: { pictures: new Map(), files: new Map() },
  fingerprint: createHash('sha256').update(JSON.stringify(rawModels)).digest('base64url'),
});
