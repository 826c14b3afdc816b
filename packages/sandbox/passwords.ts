import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const SIZE = 32;

/** Cost of scrypt (a sixteenth of Node's default): these passwords are for a demonstration, most of them published with it. */
const COST = 1024;

const keyOf = (password: string, salt: string): Buffer => scryptSync(password.normalize(), salt, SIZE, { cost: COST });

/** A salt and the scrypt key of the password, separated by a colon. */
export function hashPassword(password: string, salt = randomBytes(16).toString('base64url')): string {
  return `${salt}:${keyOf(password, salt).toString('base64url')}`;
}

/** Whether a password matches a hash. Takes the same time without a hash, so that timing does not reveal which accounts exist. */
export function isPassword(password: string, hash: string | undefined): boolean {
  const [salt = '', key = ''] = hash?.split(':') ?? [];
  const given = keyOf(password, salt);
  const stored = Buffer.from(key, 'base64url');
  return stored.length === SIZE && timingSafeEqual(given, stored);
}
