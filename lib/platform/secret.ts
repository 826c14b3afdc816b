import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sharedCache } from './cache/tags.ts';
import { LOOKUP_TIMEOUT_MS } from './timeout-limits.ts';

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** The secrets of a setting that takes several, separated by commas: the first one signs. An empty string is not a secret. */
export const secretsIn = (setting = ''): string[] =>
  setting
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Compares two secrets or signatures in a time that depends neither on where they differ nor on their length. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const CIPHER = 'aes-256-gcm';
const keyOf = (secret: string): Buffer => digest(`sealed:${secret}`);

/** Encrypts a value, so that it is unreadable without the secret. */
export function seal(value: unknown, secret: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyOf(secret), start);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a sealed value. Throws for anything else. */
export function unseal<T>(text: string, secret: string): T {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')) as T;
}

const nameOf = (secret: string): string => digest(`once:${secret}`).toString('base64url');

/** Lock time in seconds, longer than `ask` takes. */
const ASKED_S = 10;
const AGAIN_MS = 50;

type Once<T> = {
  ask: () => Promise<T>;
  /** How long the result is shared, in seconds. */
  secondsOf: (answer: T) => number;
  /** What to do while another instance hangs. */
  late: () => Promise<T>;
};

/**
 * Runs `ask` in one of several instances, and the others get its result, encrypted with the secret. A single instance,
 * or instances without Redis, run it themselves. Throws the errors of `ask`.
 */
export async function shareOnce<T>(secret: string, { ask, secondsOf, late }: Once<T>): Promise<T> {
  const notes = sharedCache.current?.notes;
  if (!notes) return ask();
  const name = nameOf(secret);
  if ((await notes.claim(name, ASKED_S)) === false) {
    const until = performance.now() + LOOKUP_TIMEOUT_MS;
    do {
      const note = await notes.get(name);
      // The other instance failed, or Redis is unavailable.
      if (note === null) return ask();
      if (note !== '') return unseal<T>(note, secret);
      await wait(AGAIN_MS);
    } while (performance.now() < until);
    return late();
  }
  try {
    const answer = await ask();
    await notes.put(name, seal(answer, secret), Math.max(1, Math.floor(secondsOf(answer))));
    return answer;
  } catch (error) {
    await notes.drop(name);
    throw error;
  }
}

const endOf = (secret: string): string => nameOf(`ended:${secret}`);

/** Tells all instances for a number of seconds that a secret is no longer in use. Without Redis it tells nobody. */
export async function shareEnd(secret: string, seconds: number): Promise<void> {
  await sharedCache.current?.notes.put(endOf(secret), '1', seconds);
}

/** Whether an instance has told so. */
export const hasSharedEnd = async (secret: string): Promise<boolean> =>
  Boolean(await sharedCache.current?.notes.get(endOf(secret)));

/** Forgets a shared result: the next `shareOnce` asks. */
export async function forgetShared(secret: string): Promise<void> {
  await sharedCache.current?.notes.drop(nameOf(secret));
}
