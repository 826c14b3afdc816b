import { Advice } from '../../report.ts';
import type { Content, Entry } from '../read.ts';
import { type Asset, assetsOf, problemsOf } from './assets.ts';

export type Plan = { entries: Entry[]; assets: Asset[]; problems: string[] };

type Wanted = { content: Content; contentDir: string; languages: readonly string[]; only?: readonly string[] };

function refuseUnknown(only: readonly string[], content: Content): void {
  const unknown = only.filter((type) => !content.models.types.has(type));
  if (unknown.length === 0) return;
  const types = [...content.models.types.keys()].join(', ');
  throw new Advice(`There is no type ${unknown.join(', ')} in customtypes/. The types are ${types}.`);
}

/**
 * What is to be sent: the documents in the order of the repository's languages, master first, and the files they use.
 * @param wanted.only the types to send, all of them when absent
 */
export function planOf({ content, contentDir, languages, only }: Wanted): Plan {
  if (only) refuseUnknown(only, content);
  const rank = ({ lang }: Entry): number => (languages.includes(lang) ? languages.indexOf(lang) : languages.length);
  const ordered = content.entries.toSorted((a, b) => rank(a) - rank(b));
  const entries = ordered.filter(({ type }) => only?.includes(type) ?? true);
  // Described from all their uses, whichever part is sent: a run with `--only` must not change their descriptions.
  const used = new Set(entries.map(({ file }) => file));
  const all = assetsOf({ contentDir, entries: ordered, masterLanguage: languages[0] ?? '' });
  const assets = all.filter(({ usedBy }) => usedBy.some((file) => used.has(file)));
  return { entries, assets, problems: [...content.problems, ...problemsOf(assets)] };
}
