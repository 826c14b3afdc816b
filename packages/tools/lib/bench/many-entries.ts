import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Content, createClient } from '@prismicio/client';
import { type Locale, MARKETS } from '../../../../lib/platform/markets.ts';
import { entryOf, type IndexedEntry } from '../../../../lib/search/entries.ts';
import { type IndexWords, indexWords, SEARCHED_TYPES, type SearchedDocument } from '../../../../lib/search/query.ts';
import { routesIn } from '../../../../lib/services/prismic/links.ts';
import { createContent } from '../../../sandbox/prismic/service.ts';
import { projectDirs } from '../content/read.ts';
import { root } from '../processes.ts';
import type { Random } from '../resilience/random.ts';

function wordsOf(locale: Locale, settings: Content.SettingsDocument): IndexWords {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(root, 'messages', MARKETS[locale].language, `${name}.json`), 'utf8'));
  return indexWords(locale, { search: read('search'), careers: read('careers') }, settings);
}

/** The published documents of the demonstration in a locale, in the index's format. */
export async function realEntries(locale: Locale): Promise<IndexedEntry[]> {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'silene-search-'));
  try {
    const { handle } = await createContent({ ...projectDirs, stateDir, repository: 'silene' });
    const client = createClient<SearchedDocument | Content.SettingsDocument>('silene', {
      documentAPIEndpoint: 'http://127.0.0.1:3102/api/v2',
      routes: routesIn(locale),
      fetch: (url, init) => handle(new Request(String(url), init as RequestInit)),
    });
    const words = wordsOf(locale, await client.getSingle<Content.SettingsDocument>('settings', { lang: locale }));
    const types = await Promise.all(SEARCHED_TYPES.map((type) => client.getAllByType(type, { lang: locale })));
    return types.flat().flatMap((document) => entryOf(document, words) ?? []);
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

const SYLLABLES = 'ba bel chan cor da del fi fon gra lis ma mel no pa pré ra sol ta ver vi'.split(' ');
/** One in this many words occurs on no real page: a large site has its own names and numbers. */
const ONE_IN = 50;

/** Pages of real sentences in another order, of real lengths, with rare words. */
export function manyEntries(real: readonly IndexedEntry[], size: number, { integer, pick }: Random): IndexedEntry[] {
  const sentences = real.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
  const invented = (): string => Array.from({ length: 2 + integer(3) }, () => pick(SYLLABLES)).join('');
  const strewn = (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => (integer(ONE_IN) === 0 ? invented() : word));
  return Array.from({ length: size }, (_, index) => {
    const model = pick(real);
    const length = model.text.split(/(?<=[.!?])\s+/).length;
    return {
      ...model,
      id: `Z${index}`,
      href: `${model.href}-${index}`,
      title: strewn(`${model.title} ${pick(real).title.split(' ').slice(0, 2).join(' ')}`),
      text: strewn(Array.from({ length }, () => pick(sentences)).join(' ')),
    };
  });
}
