import type { Writer } from '../../../../../lib/services/prismic/write-client.ts';
import { Advice } from '../../report.ts';
import type { Journal } from './journal.ts';
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

export const roomIn = ({ journal, limit = RELEASE_LIMIT }: Pick<Job, 'journal' | 'limit'>): number =>
  Math.max(0, limit - journal.waiting.size);

/** Somebody may have published the release since the last run: its documents are then among the published ones. */
export async function noticePublished({ writer, journal }: Job): Promise<void> {
  const ids = [...journal.waiting].flatMap((key) => journal.documents.get(key)?.id ?? []);
  if (ids.length === 0) return;
  if ((await about('reading what is published', writer.countPublished(ids))) < ids.length) return;
  journal.write({ is: 'published' });
}

/** Publishes what waits in the migration release. Throws Advice while a document of it has no content yet. */
export async function publishRelease({ writer, journal, say }: Job): Promise<void> {
  const empty = [...journal.waiting].filter((key) => journal.documents.get(key)?.filled === undefined);
  if (empty.length > 0)
    throw new Advice(
      `${empty.length} documents of the migration release are still empty (${empty.slice(0, 3).join(', ')}…). Finish the push first, without --only: then publish.`,
    );
  say(`${await about('publishing', writer.publish())} documents published.`);
  journal.write({ is: 'published' });
}

/** Before a document that the release does not hold yet. Throws Advice where it is full and may not be published. */
export async function makeRoom(job: Job): Promise<void> {
  if (roomIn(job) > 0) return;
  if (job.publish) return publishRelease(job);
  throw new Advice(
    `The migration release holds ${job.journal.waiting.size} documents, the most that the service takes. Look at it and publish it there, then run the same command again: it goes on where it stopped. With --publish each full release is published at once.`,
  );
}
