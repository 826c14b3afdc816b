import { createHash } from 'node:crypto';
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Journal } from '../content/push/journal.ts';
import { createProgress } from '../content/push/progress.ts';
import { refuseUnready } from '../content/push/ready.ts';
import { about } from '../content/push/refused.ts';
import { makeRoom, noticePublished } from '../content/push/release.ts';
import { keyOf } from '../content/read.ts';
import type { RedirectEntry } from '../content/redirects/list.ts';
import type { Writer } from '../prismic/write-client.ts';
import type { Entry } from './entry.ts';
import type { SourceEntry } from './source.ts';

export type Comparison = {
  created: number;
  changed: number;
  kept: number;
  /** Keys that the journal contains and the entries no longer have; with a selection of parts, only of those parts. */
  gone: string[];
};
/** What the file of entries holds: professionals and the record of their source, or redirects. */
type Sent = (Entry | SourceEntry | RedirectEntry) & { part?: string };
/** Departments or lists; everything when absent. */
type Parts = ReadonlySet<string> | undefined;
type Step = { entry: Sent; key: string; hash: string; step: 'created' | 'changed' | 'kept' };

const filled = ({ data }: Sent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

const titleOf = ({ data }: Sent): string =>
  'name' in data ? `${data.name}, ${data.city}` : 'title' in data ? data.title : data.source;

const changeOf = (entry: Sent) => ({
  title: titleOf(entry),
  uid: entry.uid,
  tags: [],
  data: filled(entry),
});

const hashOf = (entry: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify(changeOf(entry)))
    .digest('base64url');

function stepOf(known: { filled?: string } | undefined, hash: string): Step['step'] {
  if (!known) return 'created';
  return known.filled === hash ? 'kept' : 'changed';
}

/** Whether the journal has this entry with this content. */
export const isSent = ({ documents }: Journal, entry: Sent): boolean =>
  stepOf(documents.get(keyOf(entry.type, entry.uid, entry.lang)), hashOf(entry)) === 'kept';

/** Each entry of a file, with the required action. Only the current one is in memory. */
async function* stepsOf(file: string, journal: Journal): AsyncGenerator<Step> {
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const entry = JSON.parse(text) as Sent;
    const key = keyOf(entry.type, entry.uid, entry.lang);
    const hash = hashOf(entry);
    yield { entry, key, hash, step: stepOf(journal.documents.get(key), hash) };
  }
}

/** The keys of what the journal has of these parts. Journals of before 28 November 2026 have none. */
const keysOf = ({ documents }: Journal, parts: Parts): string[] =>
  [...documents].flatMap(([key, { part }]) => (!parts || (part && parts.has(part)) ? [key] : []));

async function walk(
  { entries, journal, parts }: Pick<Job, 'entries' | 'journal' | 'parts'>,
  each: (step: Step) => Promise<void> | void,
): Promise<Comparison> {
  const found = { created: 0, changed: 0, kept: 0 };
  const gone = new Set(keysOf(journal, parts));
  for await (const step of stepsOf(entries, journal)) {
    gone.delete(step.key);
    await each(step);
    found[step.step] += 1;
  }
  return { ...found, gone: [...gone] };
}

/** What sending the entries would do, compared with the journal. */
export const compare = (job: Pick<Job, 'entries' | 'journal' | 'parts'>): Promise<Comparison> => walk(job, () => {});

type Job = {
  /** The file of entries, one per line. */
  entries: string;
  writer: Writer;
  journal: Journal;
  /** The parts that the file of entries is complete for. */
  parts?: Parts;
  /** Adopts documents that already exist in the repository. */
  adopt?: boolean;
  /** Publishes the migration release when it is full. */
  publish?: boolean;
  /** Documents that the migration release holds at most; the service's limit when absent. */
  limit?: number;
  say: (text: string) => void;
};

async function create({ entry, key, hash }: Step, { writer, journal, adopt }: Job): Promise<void> {
  const { type, uid, lang } = entry;
  // An interrupted creation may have succeeded.
  const mayBeThere = adopt || journal.begun.has(key);
  const found = mayBeThere ? await about(`looking for ${key}`, writer.findDocument({ type, uid, lang })) : null;
  if (!found) journal.write({ is: 'begun', key });
  const id = found ?? (await about(`creating ${key}`, writer.createDocument({ ...changeOf(entry), type, lang })));
  journal.write({ is: 'document', key, id });
  if (found) await about(`filling ${key}`, writer.updateDocument(id, changeOf(entry)));
  journal.write({ is: 'filled', key, hash });
}

async function change({ entry, key, hash }: Step, { writer, journal }: Job): Promise<void> {
  const id = journal.documents.get(key)?.id ?? '';
  await about(`filling ${key}`, writer.updateDocument(id, changeOf(entry)));
  journal.write({ is: 'filled', key, hash });
}

/** Sends new and changed entries to the repository within its limits. Resumes where a previous run stopped. */
export async function send(job: Job): Promise<Comparison> {
  const { writer, journal } = job;
  const wanted = new Map<string, { type: string; lang: string }>();
  const before = await walk(job, ({ entry: { type, lang }, step }) => {
    if (step === 'created') wanted.set(`${type}/${lang}`, { type, lang });
  });
  if (before.created > 0)
    refuseUnready(await about('reading the repository', writer.repository()), [...wanted.values()]);
  await noticePublished(job);
  const progress = createProgress({ total: before.created + before.changed, say: job.say });
  return walk(job, async (step) => {
    const { entry, key } = step;
    if (step.step !== 'kept') {
      if (!journal.waiting.has(key)) await makeRoom(job);
      await (step.step === 'created' ? create(step, job) : change(step, job));
      progress.step(`${key} ${step.step}`);
    }
    if (entry.part && journal.documents.get(key)?.part !== entry.part)
      journal.write({ is: 'part', key, part: entry.part });
  });
}

export const comparisonOf = ({ created, changed, kept, gone }: Comparison): string =>
  `${created} new, ${changed} changed, ${kept} as they are, ${gone.length} no longer there.`;

/** Lists what an editor has to archive: the service has no API to delete a document. */
export function nameGone({ gone }: Comparison, file: string, say: (text: string) => void): void {
  if (gone.length === 0) return;
  writeFileSync(file, `${gone.join('\n')}\n`);
  say(
    `No longer in the extract, or removed at their wish: ${gone.length}. Archive them by hand; they are named in ${file}.`,
  );
}
