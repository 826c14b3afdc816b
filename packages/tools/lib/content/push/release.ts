import type { Writer } from '../../prismic/write-client.ts';
import { Advice } from '../../report.ts';
import { type Journal, type Waiting, waitingIn } from './journal.ts';
import { about } from './refused.ts';

type Job = {
  writer: Writer;
  journal: Journal;
  /** Documents that the migration release of the service holds at most. */
  limit?: number;
  /** Publishes a full release; otherwise the run stops there. */
  publish?: boolean;
  say: (text: string) => void;
};

/** The hosted service's limit in November 2026 (prismic.io/docs/migration-api-technical-reference). */
const RELEASE_LIMIT = 1_000;

const heldIn = ({ waiting, elsewhere }: Journal): number => waiting.size + elsewhere.size;

export const roomIn = ({ journal, limit = RELEASE_LIMIT }: Pick<Job, 'journal' | 'limit'>): number =>
  Math.max(0, limit - heldIn(journal));

/** The service names whole seconds. @param dates when each document was last published (ms since 1970) */
const isPublishedSince = ({ id, at }: Waiting, dates: ReadonlyMap<string, number>): boolean =>
  (dates.get(id) ?? Number.NEGATIVE_INFINITY) >= Math.floor(at / 1_000) * 1_000;

/**
 * Somebody may have published the release since the last run, as a whole or without some of its documents: what was
 * published after it was sent is no longer in it. A date of before proves nothing: the version of before is published.
 */
export async function noticePublished({ writer, journal }: Job): Promise<void> {
  const { elsewhere, write } = journal;
  const own = waitingIn(journal);
  const ids = [...own.map(([, document]) => document), ...elsewhere.values()].map(({ id }) => id);
  if (ids.length === 0) return;
  const dates = await about('reading what is published', writer.publicationDates(ids));
  for (const [key, document] of elsewhere) if (isPublishedSince(document, dates)) elsewhere.delete(key);
  for (const [key, document] of own) if (isPublishedSince(document, dates)) write({ is: 'published', key });
}

/** Publishes what waits in the migration release. Throws Advice while a document of it has no content yet. */
export async function publishRelease({ writer, journal, say }: Job): Promise<void> {
  const held = [...waitingIn(journal), ...journal.elsewhere];
  const empty = held.flatMap(([key, { filled }]) => (filled === undefined ? [key] : []));
  if (empty.length > 0)
    throw new Advice(
      `${empty.length} documents of the migration release are still empty (${empty.slice(0, 3).join(', ')}…). Finish the push that created them first, without --only: then publish.`,
    );
  say(`${await about('publishing', writer.publish())} documents published.`);
  journal.write({ is: 'published' });
  journal.elsewhere.clear();
}

/** Before a document that the release does not hold yet. Throws Advice where it is full and may not be published. */
export async function makeRoom(job: Job): Promise<void> {
  if (roomIn(job) > 0) return;
  if (job.publish) return publishRelease(job);
  throw new Advice(
    `The migration release holds ${heldIn(job.journal)} documents, the most that the service takes. Look at it and publish it there, then run the same command again: it goes on where it stopped. With --publish each full release is published at once.`,
  );
}
