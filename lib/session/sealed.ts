import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const keyOf = (secret: string): Buffer => createHash('sha256').update(`sealed:${secret}`).digest();

/** A value as a text that says nothing to who does not have the secret. */
export function seal(value: unknown, secret: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyOf(secret), start);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed with the secret. Throws for anything else. */
export function unseal<T>(text: string, secret: string): T {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')) as T;
}
