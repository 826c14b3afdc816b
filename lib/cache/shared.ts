import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandOptions } from 'redis';
import { distDir } from '../dist-dir.ts';
import { env } from '../env.ts';
import { within } from '../http/deadlines.ts';
import { forgetContent } from '../prismic/forgotten.ts';
import { holdShared } from './held.ts';
import { type Notes, notesOf } from './notes.ts';
import { pack, unpack } from './packed.ts';
import { tellPublication } from './publish.ts';
import { connect, PATIENCE_MS, type Redis } from './redis.ts';
import { shareTags } from './tags.ts';

export type Shared = {
  read<T>(kind: Kind, key: string): Promise<T | null>;
  /** Keeps a value for so many seconds, behind the back of who made it. */
  write(kind: Kind, key: string, value: unknown, seconds: number): void;
  told(tags: readonly string[]): Promise<void>;
  notes: Notes;
};
/** Pages as a whole, and entries of cached functions. */
type Kind = 'page' | 'entry';

/** Nothing is kept longer: Redis forgets by itself what nobody asks for. */
const LONGEST_S = 30 * 86_400;

/** A build never reads what another one has written: its pages name files that are not there any more. */
function prefix(): string {
  const build = readFileSync(path.join(distDir(), 'BUILD_ID'), 'utf8').trim();
  return `silene:${[process.env.NEXT_DEPLOYMENT_ID, build].filter(Boolean).join(':')}:`;
}

/** What the content service calls a publication: the process may hold on to the reference before it for some seconds. */
const heard = (tags: readonly string[]): void => {
  if (tags.some((tag) => tag.startsWith('prismic/'))) forgetContent();
  tellPublication();
};

function open(redis: Redis, place: string): Shared {
  const { ready, told } = shareTags(redis, place, heard);
  // The first page waits until the tags are known, but not for a Redis that is away.
  const begun = within(PATIENCE_MS, ready);
  const name = (kind: Kind, key: string) =>
    `${place}${kind}:${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`;
  return {
    told,
    async read<T>(kind: Kind, key: string) {
      await begun;
      const options = commandOptions({ returnBuffers: true });
      const bytes = await redis.ask((client) => client.get(options, name(kind, key)));
      return bytes ? unpack<T>(bytes) : null;
    },
    write(kind, key, value, seconds) {
      const EX = Math.floor(Math.min(seconds, LONGEST_S));
      if (EX < 1) return;
      void pack(value).then((bytes) => redis.ask((client) => client.set(name(kind, key), bytes, { EX })));
    },
    notes: notesOf(redis, `${place}note:`),
  };
}

/** What the instances of the site share, opened at the first call. */
export const shared = (): Shared =>
  holdShared(() => {
    const { REDIS_URL } = env();
    if (!REDIS_URL) throw new RangeError('REDIS_URL is not set');
    return open(connect(REDIS_URL), prefix());
  });
