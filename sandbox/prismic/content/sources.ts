import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { languagesOf } from '../languages.ts';
import { type Data, isRecord } from '../types.ts';

/** One Markdown file: what it says of the document itself, and its fields. */
export type Source = {
  file: string;
  type: string;
  name: string;
  uid: string;
  tags: string[];
  locales: string[];
  markets: Record<string, Data>;
  published: string;
  updated: string;
  fields: Data;
  body: string;
};

const EPOCH = '2026-01-05T08:00:00+0000';
const FILE = /^(?<type>[^/]+)\/(?<name>.+)\.(?<language>fr|nl)\.md$/;

/** Prismic's own way to write a moment: no milliseconds, and an offset without a colon. */
export const timestamp = (value: unknown): string | null => {
  const date = value instanceof Date ? value : new Date(String(value));
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}+0000`;
};

const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function parse(file: string, text: string, report: (problem: string) => void): Source | null {
  const groups = FILE.exec(file)?.groups;
  if (!groups?.type || !groups.name || !groups.language) {
    report(`documents/${file}: the name is not <type>/<name>.<fr|nl>.md`);
    return null;
  }
  // Without options gray-matter keeps, and shares, what it parsed before.
  const { data, content } = matter(text, {});
  const { uid, tags, locales, markets, first_publication_date, last_publication_date, ...fields } = data;
  const own = languagesOf(groups.language);
  const chosen = locales === undefined ? own : strings(locales);
  for (const lang of chosen) {
    if (!own.includes(lang)) report(`documents/${file}: locales: ${lang} is not one of ${own.join(', ')}`);
  }
  for (const lang of Object.keys(markets ?? {})) {
    if (!chosen.includes(lang)) report(`documents/${file}: markets: the document does not exist in ${lang}`);
  }
  const published = timestamp(first_publication_date ?? EPOCH);
  const updated = timestamp(last_publication_date ?? first_publication_date ?? EPOCH);
  if (!published || !updated) report(`documents/${file}: a publication date is not a date`);
  return {
    file: `documents/${file}`,
    type: groups.type,
    name: groups.name,
    uid: String(uid ?? groups.name),
    tags: strings(tags),
    locales: chosen,
    markets: isRecord(markets) ? (markets as Record<string, Data>) : {},
    published: published ?? EPOCH,
    updated: updated ?? EPOCH,
    fields,
    body: content.trim(),
  };
}

/** Every Markdown file under `dir`, in the order of their names. */
export async function readSources(dir: string, report: (problem: string) => void) {
  const files = (await readdir(dir, { recursive: true }).catch(() => [])).filter((file) => file.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  const sources = files.flatMap((file, i) => {
    try {
      return parse(file.split(path.sep).join('/'), texts[i] ?? '', report) ?? [];
    } catch (error) {
      report(`documents/${file}: front matter: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  return { sources, texts };
}
