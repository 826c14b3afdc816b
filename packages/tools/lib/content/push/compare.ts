import type { Content, Entry } from '../read.ts';
import { type Asset, descriptionOf } from './assets.ts';
import type { Journal } from './journal.ts';
import type { Plan } from './plan.ts';
import { type Known, resolve } from './resolve.ts';

export type Step = 'create' | 'change' | 'keep';
export type Comparison = {
  assets: { asset: Asset; step: Step }[];
  documents: { entry: Entry; step: Step; waiting: number }[];
};

/**
 * Maps documents and files of the loader to ids of the repository, from the journal.
 * @param standIn placeholder of a dry run for an id that does not exist yet
 */
export function knownOf(
  { content, plan, journal }: { content: Content; plan: Plan; journal: Journal },
  standIn: (key: string) => string | null = () => null,
): Known {
  const byFile = new Map(plan.assets.flatMap((asset) => asset.files.map((file) => [file, asset] as const)));
  const sending = new Set(plan.entries.map(({ key }) => key));
  return {
    asset(file) {
      const asset = byFile.get(file);
      if (!asset) return null;
      const sent = journal.assets.get(asset.key);
      const id = sent?.id ?? standIn(asset.key);
      return id ? { id, url: sent?.url ?? id, credits: asset.metadata.credits } : null;
    },
    document(id) {
      const key = content.byId.get(id)?.key;
      if (!key) return null;
      return journal.documents.get(key)?.id ?? (sending.has(key) ? standIn(key) : null);
    },
  };
}

const stepOf = (before: string | undefined, after: string): Step => (before === after ? 'keep' : 'change');

/** What a push would do, compared with the journal. */
export function compare(content: Content, plan: Plan, journal: Journal): Comparison {
  const known = knownOf({ content, plan, journal }, (key) => `new:${key}`);
  return {
    assets: plan.assets.map((asset) => {
      const sent = journal.assets.get(asset.key);
      return { asset, step: sent ? stepOf(sent.described, descriptionOf(asset.metadata)) : 'create' };
    }),
    documents: plan.entries.map((entry) => {
      const { hash, waiting } = resolve(entry, known);
      const sent = journal.documents.get(entry.key);
      return { entry, waiting, step: sent ? stepOf(sent.filled, hash) : 'create' };
    }),
  };
}
