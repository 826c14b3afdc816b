import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** The secrets of a setting that takes several, separated by commas: the first one signs. An empty string is not a secret. */
export const secretsIn = (setting = ''): string[] =>
  setting
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Compares two secrets or signatures in a time that depends neither on where they differ nor on their length. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
