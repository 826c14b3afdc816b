import { scryptSync, timingSafeEqual } from 'node:crypto';
import type { Customer } from '../catalogue/types.ts';
import type { People } from './customers.ts';

const size = 32;

/** Salt and scrypt of a password, with a colon between. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}:${scryptSync(password, salt, size).toString('hex')}`;
}

function isHashed(password: string, passwordHash: string): boolean {
  const [salt = '', hash = ''] = passwordHash.split(':');
  return timingSafeEqual(scryptSync(password, salt, size), Buffer.from(hash, 'hex'));
}

/** Of a customer who never chose another one, the password is that of the catalogue; who came by Multipass has none. */
export function hasPassword({ id, passwordHash }: Customer, password: string, { catalogue }: People): boolean {
  if (passwordHash) return isHashed(password, passwordHash);
  return catalogue.customers.some((written) => written.id === id && written.password === password);
}
