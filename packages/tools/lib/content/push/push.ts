import type { Writer } from '../../prismic/write-client.ts';
import { type Content, type Entry, keyOf } from '../read.ts';
import { knownOf } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Plan } from './plan.ts';
import { createProgress } from './progress.ts';
import { refuseUnready } from './ready.ts';
import { about } from './refused.ts';
import { makeRoom, noticePublished, roomIn } from './release.ts';
import { type Known, resolve, titleOf } from './resolve.ts';
import { sendAssets } from './send-assets.ts';

type Job = {
  content: Content;
  plan: Plan;
  languages: readonly string[];
  writer: Writer;
  journal: Journal;
  /** Adopts documents that already exist in the repository. */
  adopt?: boolean;
  /** Publishes the migration release when it is full. */
  publish?: boolean;
  /** Documents that the migration release holds at most; the service's limit when absent. */
  limit?: number;
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

const isCreated = ({ key }: Entry, { journal }: Job): boolean => journal.documents.has(key);

const isDone = (entry: Entry, known: Known, { journal }: Job): boolean =>
  journal.documents.get(entry.key)?.filled === resolve(entry, known).hash;

/** The next documents to send: as many as the migration release has room for. */
function nextBatch(job: Job, known: Known): Entry[] {
  const { plan, journal } = job;
  const open = plan.entries.filter((entry) => !isDone(entry, known, job));
  // What is created first is filled at the end, when every document has an id that others may link to.
  const fresh = open.filter((entry) => !isCreated(entry, job) || journal.waiting.has(entry.key));
  const list = fresh.length > 0 ? fresh : open;
  let room = roomIn(job);
  return list.filter(({ key }) => journal.waiting.has(key) || room-- > 0);
}

/**
 * Sends a plan: files and their descriptions, then every document empty (so that each has an id), then their content, in
 * batches that fit into the migration release. Steps recorded in the journal are not repeated.
 * @param types the types that the repository has
 */
export async function push(job: Job, types: readonly string[]): Promise<Done> {
  const { content, plan, journal, writer, languages } = job;
  refuseUnready({ types, languages }, plan.entries);
  await noticePublished(job);
  const known = knownOf({ content, plan, journal });
  const steps = plan.entries.map((entry) => (isDone(entry, known, job) ? 0 : isCreated(entry, job) ? 1 : 2));
  const total = steps.reduce<number>((sum, count) => sum + count, plan.assets.length);
  const progress = createProgress({ total, say: job.say });
  const sent = await sendAssets(plan.assets, { ...job, progress });
  const done: Done = { ...sent, created: 0, filled: 0, waiting: 0 };

  async function create(entry: Entry): Promise<void> {
    if (isCreated(entry, job)) return;
    await about(`creating ${entry.key}`, createDocument(entry, job));
    done.created += 1;
    progress.step(`${entry.key} created`);
  }
  async function fill(entry: Entry): Promise<void> {
    const { change, hash } = resolve(entry, known);
    const { id, filled } = journal.documents.get(entry.key) ?? {};
    if (!id || filled === hash) return;
    await about(`filling ${entry.key}`, writer.updateDocument(id, change));
    journal.write({ is: 'filled', key: entry.key, hash });
    done.filled += 1;
    progress.step(`${entry.key} filled`);
  }
  while (plan.entries.some((entry) => !isDone(entry, known, job))) {
    // What the release holds is filled before it is published for others.
    const batch = nextBatch(job, known);
    if (batch.length === 0) await makeRoom(job);
    for (const entry of batch) await create(entry);
    for (const entry of batch) await fill(entry);
  }
  done.waiting = plan.entries.reduce((sum, entry) => sum + resolve(entry, known).waiting, 0);
  return done;
}
