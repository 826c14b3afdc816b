import { readdir } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { readTexts } from '../../files.ts';
import { languagesOf } from '../languages.ts';
import { type Data, isRecord } from '../types.ts';

/** One Markdown file: the metadata of the document and its fields. */
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
  /** The front matter, before defaults are applied. */
  source: SourceText;
};

type SourceText = { data: Data; content: string };

export type Reading = {
  /** Name of the folder in problem messages. */
  label: string;
  report: (problem: string) => void;
  /** Base files that the files read now override: missing values come from the base file of the same name. */
  under?: Source[];
};

const EPOCH = '2026-01-05T08:00:00+0000';
const FILE = /^(?<type>[^/]+)\/(?<name>.+)\.(?<language>fr|nl)\.md$/;

/** Prismic's timestamp format: no milliseconds, and an offset without a colon. */
export const timestamp = (value: unknown): string | null => {
  const date = value instanceof Date ? value : new Date(String(value));
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}+0000`;
};

const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function parse(name: string, text: string, { label, report, under = [] }: Reading): Source | null {
  const file = `${label}/${name}`;
  const groups = FILE.exec(name)?.groups;
  if (!groups?.type || !groups.name || !groups.language) {
    report(`${file}: the name is not <type>/<name>.<fr|nl>.md`);
    return null;
  }
  const altered = under.find((source) => source.file.endsWith(`/${name}`))?.source;
  // Without options gray-matter caches its results and shares the objects.
  const own = matter(text, {});
  const data: Data = { ...altered?.data, ...own.data };
  const content = own.content.trim() || (altered?.content ?? '');
  const { uid, tags, locales, markets, first_publication_date, last_publication_date, ...fields } = data;
  const possible = languagesOf(groups.language);
  const chosen = locales === undefined ? possible : strings(locales);
  for (const lang of chosen) {
    if (!possible.includes(lang)) report(`${file}: locales: ${lang} is not one of ${possible.join(', ')}`);
  }
  for (const lang of Object.keys(markets ?? {})) {
    if (!chosen.includes(lang)) report(`${file}: markets: the document does not exist in ${lang}`);
  }
  const published = timestamp(first_publication_date ?? EPOCH);
  const updated = timestamp(last_publication_date ?? first_publication_date ?? EPOCH);
  if (!published || !updated) report(`${file}: a publication date is not a date`);
  return {
    file,
    type: groups.type,
    name: groups.name,
    uid: String(uid ?? groups.name),
    tags: strings(tags),
    locales: chosen,
    markets: isRecord(markets) ? (markets as Record<string, Data>) : {},
    published: published ?? EPOCH,
    updated: updated ?? EPOCH,
    fields,
    body: content,
    source: { data, content },
  };
}

/** Every Markdown file under `dir`, sorted by name. */
export async function readSources(dir: string, reading: Reading) {
  const files = (await readdir(dir, { recursive: true }).catch(() => [])).filter((file) => file.endsWith('.md')).sort();
  const texts = await readTexts(dir, files);
  const sources = files.flatMap((file, i) => {
    try {
      return parse(file.split(path.sep).join('/'), texts[i] ?? '', reading) ?? [];
    } catch (error) {
      const { label, report } = reading;
      report(`${label}/${file}: front matter: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  return { sources, texts };
}
