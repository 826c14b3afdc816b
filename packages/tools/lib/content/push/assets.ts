import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../../sandbox/prismic/types.ts';
import { type AssetMetadata, assetMetadataProblems } from '../../prismic/write-client.ts';
import { Advice } from '../../report.ts';
import type { Entry } from '../read.ts';

/** A file of content/ that documents display or link to. Its key is the hash of its bytes: a changed file is another asset. */
export type Asset = {
  key: string;
  /** Below content/: `art/packs/x.webp`. More than one when files have the same bytes. */
  files: string[];
  filename: string;
  bytes: Buffer;
  metadata: AssetMetadata;
  usedBy: string[];
};

const decoded = (url: string): string => decodeURIComponent(url.replace(/\?.*$/, ''));

/** The file below content/ for the address that the loader gave to a picture or a file; null for any other address. */
export function fileBehind(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  if (url.startsWith('/images/')) return `art/${decoded(url).slice('/images/'.length)}`;
  if (url.startsWith('/files/')) return decoded(url).slice(1);
  return null;
}

type Use = { file: string; alt: string | null; entry: Entry };

function* usesIn(value: unknown, entry: Entry): Generator<Use> {
  if (Array.isArray(value)) for (const each of value) yield* usesIn(each, entry);
  else if (isRecord(value)) {
    const file = fileBehind(value.url);
    if (file) yield { file, alt: isRecord(value.dimensions) ? String(value.alt ?? '') : null, entry };
    for (const each of Object.values(value)) yield* usesIn(each, entry);
  }
}

const METADATA_FILE = 'assets.json';

/** The content of content/assets.json: metadata by path prefix below content/, longest prefix first. */
function readMetadata(contentDir: string): Record<string, AssetMetadata> {
  const file = path.join(contentDir, METADATA_FILE);
  if (!existsSync(file)) return {};
  try {
    const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(said)) throw new Error('a map from paths to {notes, credits, alt, tags} is expected');
    return said as Record<string, AssetMetadata>;
  } catch (error) {
    throw new Advice(`content/${METADATA_FILE} cannot be read: ${(error as Error).message}`);
  }
}

/** @param said as returned by readMetadata @param alts alternative texts of the file in the master language */
function metadataOf(file: string, said: Record<string, AssetMetadata>, alts: readonly string[]): AssetMetadata {
  const rules = Object.entries(said)
    .filter(([start]) => file.startsWith(start))
    .sort(([a], [b]) => a.length - b.length);
  // If all uses have the same alternative text, it describes the file; different ones belong to their uses.
  const [alt] = new Set(alts).size === 1 ? alts : [];
  return Object.assign(alt ? { alt } : {}, ...rules.map(([, metadata]) => metadata));
}

type Parts = { contentDir: string; entries: readonly Entry[]; masterLanguage: string };

/** The files that the documents use, each once, with their metadata for the media library. */
export function assetsOf({ contentDir, entries, masterLanguage }: Parts): Asset[] {
  const said = readMetadata(contentDir);
  const uses = entries.flatMap((entry) => [...usesIn(entry.data, entry)]);
  const files = [...Map.groupBy(uses, ({ file }) => file)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const assets = new Map<string, Asset>();
  for (const [file, own] of files) {
    const place = path.join(contentDir, file);
    if (!existsSync(place)) continue;
    const bytes = readFileSync(place);
    const key = createHash('sha256').update(bytes).digest('hex');
    const usedBy = [...new Set(own.map(({ entry }) => entry.file))];
    const same = assets.get(key);
    if (same) {
      same.files.push(file);
      same.usedBy.push(...usedBy);
      continue;
    }
    // A decorative use has no alternative text, and would inherit that of the file.
    const isDecorative = own.some(({ alt }) => alt === '');
    const alts = own.flatMap(({ alt, entry }) => (alt && !isDecorative && entry.lang === masterLanguage ? [alt] : []));
    const filename = file.replace(/^(art|files)\//, '').replaceAll('/', '-');
    assets.set(key, { key, files: [file], filename, bytes, metadata: metadataOf(file, said, alts), usedBy });
  }
  return [...assets.values()];
}

/** A message for each asset whose metadata the library would reject, with the file and the documents that use it. */
export const problemsOf = (assets: readonly Asset[]): string[] =>
  assets.flatMap(({ files, metadata, usedBy }) => {
    const problems = assetMetadataProblems(metadata);
    const users = usedBy.slice(0, 3).join(', ') + (usedBy.length > 3 ? ` and ${usedBy.length - 3} more` : '');
    return problems.length > 0
      ? [`content/${files.join(', content/')} (used by ${users}): ${problems.join(', ')}`]
      : [];
  });

/** Compared to decide whether the metadata in the library must be updated. */
export const descriptionOf = ({ notes = '', credits = '', alt = '', tags = [] }: AssetMetadata): string =>
  createHash('sha256')
    .update(JSON.stringify([notes, credits, alt, [...tags].sort()]))
    .digest('base64url');
