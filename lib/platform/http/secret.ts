import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets or signatures in a time that depends neither on where they differ nor on their length. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
