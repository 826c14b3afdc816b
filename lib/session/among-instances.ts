import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sharedCache } from '../cache/tags';
import { AppError } from '../errors';
import { LOOK_MS } from '../http/patience';
import { seal, unseal } from './sealed';

/** Longer than the question takes, and how long its answer is repeated: seconds. */
const ASKED_S = 10;
const REPEATED_S = 30;
const AGAIN_MS = 50;

/**
 * Asks with a secret that may be used once only: of several instances one asks, and the others get its answer, which nobody
 * reads without the secret. One instance, or instances without Redis, ask by themselves. Throws what `ask` throws, and
 * AppError `providerUnavailable` while another one hangs.
 */
export async function onceAmongInstances<T>(secret: string, ask: () => Promise<T>): Promise<T> {
  const notes = sharedCache.current?.notes;
  if (!notes) return ask();
  const name = createHash('sha256').update(`once:${secret}`).digest('base64url');
  if ((await notes.claim(name, ASKED_S)) === false) {
    const until = performance.now() + LOOK_MS;
    do {
      const note = await notes.get(name);
      // Who asked has failed, or Redis is away.
      if (note === null) return ask();
      if (note !== '') return unseal<T>(note, secret);
      await wait(AGAIN_MS);
    } while (performance.now() < until);
    throw new AppError('providerUnavailable', { reason: 'another instance is still asking' });
  }
  try {
    const answer = await ask();
    await notes.put(name, seal(answer, secret), REPEATED_S);
    return answer;
  } catch (error) {
    await notes.drop(name);
    throw error;
  }
}
