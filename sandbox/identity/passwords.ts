import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const LENGTH = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A salt of its own and the scrypt key, as `salt:key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize(), salt, LENGTH);
  return `${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Whether a password belongs to a hash. Takes as long without a hash, so that time tells nobody which accounts exist. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split(':') ?? [];
  const given = await derive(password.normalize(), Buffer.from(salt, 'base64url'), LENGTH);
  const kept = Buffer.from(key, 'base64url');
  return kept.length === LENGTH && timingSafeEqual(given, kept);
}
