import type { Writer } from '../../../../../lib/services/prismic/write-client.ts';
import { Advice } from '../../report.ts';
import { type Content, type Entry, keyOf } from '../read.ts';
import { knownOf } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Plan } from './plan.ts';
import { about } from './refused.ts';
import { resolve, titleOf } from './resolve.ts';
import { sendAssets } from './send-assets.ts';

type Job = {
  content: Content;
  plan: Plan;
  languages: readonly string[];
  writer: Writer;
  journal: Journal;
  /** Adopts documents that already exist in the repository. */
  adopt?: boolean;
  say: (text: string) => void;
};

export type Done = { uploaded: number; described: number; created: number; filled: number; waiting: number };

/** The document through which the repository links translations: the one in the first language that has it. */
function twinOf({ type, name, lang }: Entry, { journal, languages }: Job): string | undefined {
  const earlier = languages.slice(0, languages.indexOf(lang));
  return earlier.flatMap((each) => journal.documents.get(keyOf(type, name, each))?.id ?? [])[0];
}

/** The id of an existing document of the repository, where it can be identified: by its uid, or as the only one of its type. */
async function existing({ type, uid, lang, model }: Entry, writer: Writer): Promise<string | null> {
  if (!uid && model.repeatable) return null;
  return writer.findDocument({ type, uid: uid ?? undefined, lang });
}

async function createDocument(entry: Entry, job: Job): Promise<void> {
  const { writer, journal, adopt } = job;
  const { key, type, uid, lang, tags } = entry;
  const found = adopt || journal.begun.has(key) ? await existing(entry, writer) : null;
  if (!found) journal.write({ is: 'begun', key });
  const empty = { title: titleOf(entry), type, uid: uid ?? undefined, lang, tags };
  const id = found ?? (await writer.createDocument(empty, twinOf(entry, job)));
  journal.write({ is: 'document', key, id });
}

function refuseUnready({ plan, languages }: Job, types: readonly string[]): void {
  const wanted = [...new Set(plan.entries.map(({ type }) => type))];
  const missing = wanted.filter((type) => !types.includes(type));
  if (missing.length > 0) {
    throw new Advice(
      `The repository has no type ${missing.join(', ')}. Push the models first (Slice Machine, or prismic push).`,
    );
  }
  const absent = [...new Set(plan.entries.map(({ lang }) => lang))].filter((lang) => !languages.includes(lang));
  if (absent.length > 0)
    throw new Advice(
      `The repository has no language ${absent.join(', ')}. Add it in its settings, under Translations & locales.`,
    );
}

/**
 * Sends a plan: files and their descriptions, then every document empty (so that each has an id), then their content. Steps
 * recorded in the journal are not repeated. @param types the types that the repository has
 */
export async function push(job: Job, types: readonly string[]): Promise<Done> {
  refuseUnready(job, types);
  const { content, plan, journal, writer, say } = job;
  const done: Done = { ...(await sendAssets(plan.assets, job)), created: 0, filled: 0, waiting: 0 };
  for (const entry of plan.entries) {
    if (journal.documents.has(entry.key)) continue;
    await about(`creating ${entry.key}`, createDocument(entry, job));
    done.created += 1;
    say(`${entry.key}: created`);
  }
  const known = knownOf({ content, plan, journal });
  for (const entry of plan.entries) {
    const { change, hash, waiting } = resolve(entry, known);
    const sent = journal.documents.get(entry.key);
    done.waiting += waiting;
    if (!sent || sent.filled === hash) continue;
    await about(`filling ${entry.key}`, writer.updateDocument(sent.id, change));
    journal.write({ is: 'filled', key: entry.key, hash });
    done.filled += 1;
    say(`${entry.key}: filled`);
  }
  return done;
}
