import path from 'node:path';
import { LOCALES } from '../../../../lib/platform/markets.ts';
import { type Assets, readAssets } from '../../../sandbox/prismic/content/assets.ts';
import { buildDocuments } from '../../../sandbox/prismic/content/documents.ts';
import { documentId } from '../../../sandbox/prismic/content/identity.ts';
import type { ContentDirs } from '../../../sandbox/prismic/content/load.ts';
import { loadModels } from '../../../sandbox/prismic/content/models.ts';
import { readReleases } from '../../../sandbox/prismic/content/releases.ts';
import { readSources } from '../../../sandbox/prismic/content/sources.ts';
import type { Models, StoredDocument, TypeModel } from '../../../sandbox/prismic/types.ts';
import { root } from '../processes.ts';

/** A document of one language, as the loader returned it, and its source file. */
export type Entry = StoredDocument & { key: string; file: string; name: string; model: TypeModel };

export type Content = {
  entries: Entry[];
  byId: Map<string, Entry>;
  models: Models;
  assets: Assets;
  /** The loader's problems: `documents/<type>/<file>: <field>: <what is wrong>`. */
  problems: string[];
};

export const projectDirs: ContentDirs = {
  contentDir: path.join(root, 'content'),
  modelsDir: path.join(root, 'customtypes'),
  slicesDir: path.join(root, 'slices'),
};

/** `<type>/<name>/<lang>`: the key of a document wherever it is recorded. */
export const keyOf = (type: string, name: string, lang: string): string => `${type}/${name}/${lang}`;

/**
 * Everything below content/, read by the loader of the embedded service: what is pushed is what was displayed there. Unlike the
 * service it continues after a problem, so that all of them can be reported at once.
 */
export async function readContent({ contentDir, modelsDir, slicesDir }: ContentDirs): Promise<Content> {
  const problems = new Set<string>();
  const report = (problem: string): void => void problems.add(problem);
  const [{ models }, { sources }, assets] = await Promise.all([
    loadModels(modelsDir, slicesDir),
    readSources(path.join(contentDir, 'documents'), { label: 'documents', report }),
    readAssets(contentDir),
  ]);
  const documents = buildDocuments({ sources, models, assets, report });
  await readReleases(path.join(contentDir, 'releases'), { sources, models, assets, report });
  const stored = new Map(documents.map((document) => [document.id, document]));
  const entries = sources.flatMap(({ type, name, file, locales }) =>
    locales.flatMap((lang): Entry[] => {
      const document = stored.get(documentId(type, name, lang));
      const model = models.types.get(type);
      return document && model ? [{ ...document, key: keyOf(type, name, lang), file, name, model }] : [];
    }),
  );
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), models, assets, problems: [...problems] };
}

/** The target of a broken link, from its id: `<type>/<name>` and the language. */
export function namesOfIds(content: Content): Map<string, { target: string; lang: string }> {
  const targets = new Set(content.entries.map(({ type, name }) => `${type}/${name}`));
  const pairs = [...targets].flatMap((target) => {
    const [type = '', name = ''] = [target.slice(0, target.indexOf('/')), target.slice(target.indexOf('/') + 1)];
    return LOCALES.map((lang) => [documentId(type, name, lang), { target, lang }] as const);
  });
  return new Map(pairs);
}
