import path from 'node:path';
import { mediaKind } from '../content/links.ts';
import { refusal } from '../errors.ts';

export type AssetTag = { id: string; name: string; created_at: number; last_modified: number };

/** An asset as stored: its path without the host, its tags by id. */
export type Asset = {
  id: string;
  path: string;
  filename: string;
  extension: string;
  kind: string;
  size: number;
  width?: number;
  height?: number;
  created_at: number;
  last_modified: number;
  notes?: string;
  credits?: string;
  alt?: string;
  tags: string[];
};

export type Metadata = { notes?: string; credits?: string; alt?: string; filename?: string; tags?: string[] };

const LONGEST = 500;
const TEXTS = ['notes', 'credits', 'alt'] as const;

/** Specification, section 5: "Asset metadata". Throws an error that lists every problem. */
export function checkMetadata(metadata: Metadata, tagNames: string[] = []) {
  const long = TEXTS.filter((name) => (metadata[name]?.length ?? 0) > LONGEST);
  const problems = long.map((name) => `${name} must be at most ${LONGEST} characters`);
  if (tagNames.some((name) => name.length < 3 || name.length > 20)) {
    problems.push('tags must be at least 3 characters long and 20 characters at most');
  }
  if (problems.length > 0) throw refusal(400, problems.join(', '));
}

/** A file name that is safe in a URL and on disk. */
export function safeName(filename: string): string {
  const { name, ext } = path.posix.parse(filename.replaceAll('\\', '/'));
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return `${plain(name).slice(0, 80) || 'file'}${ext && `.${plain(ext.slice(1)).toLowerCase()}`}`;
}

export const addressOf = (id: string, filename: string) =>
  `/${mediaKind(filename) === 'image' ? 'images' : 'files'}/uploads/${id}_${safeName(filename)}`;

export type AssetQuery = {
  pageSize: number;
  cursor: number;
  assetType: string | null;
  keyword: string;
  ids: string[];
  tags: string[];
};

const holds = ({ filename, notes, credits, alt }: Asset, keyword: string) =>
  [filename, notes, credits, alt].some((text) => text?.toLowerCase().includes(keyword.toLowerCase()));

/** One page of the requested assets, newest first, and the cursor of the next page if there is one. */
export function selectAssets(assets: Asset[], { pageSize, cursor, assetType, keyword, ids, tags }: AssetQuery) {
  const found = assets
    .filter(({ kind }) => !assetType || assetType === 'all' || kind === assetType)
    .filter((asset) => ids.length === 0 || ids.includes(asset.id))
    .filter((asset) => tags.every((tag) => asset.tags.includes(tag)))
    .filter((asset) => holds(asset, keyword))
    .toReversed();
  const next = cursor + pageSize;
  return {
    items: found.slice(cursor, next),
    total: found.length,
    ...(next < found.length && { cursor: String(next) }),
    ...(ids.length > 0 && { missing_ids: ids.filter((id) => !assets.some((asset) => asset.id === id)) }),
    is_opensearch_result: false,
  };
}
