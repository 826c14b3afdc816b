import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const vectorSize = 16;
const signatureSize = 32;
const oldestMs = 15 * 60_000;
const mostAheadMs = 5 * 60_000;

const text = z.string().trim().min(1).optional().catch(undefined);
const person = z.object({
  email: z.email({ pattern: z.regexes.html5Email }),
  created_at: z.string().transform((value) => Date.parse(value)),
  identifier: z.union([z.string().min(1), z.number().transform(String)]).optional(),
  first_name: text,
  last_name: text,
  tag_string: text,
});

/** The visitor identified by a Multipass token. */
export interface Visitor extends z.output<typeof person> {
  /** Unique for each token. */
  signature: string;
  /** Expiry of the token. */
  until: Date;
}

/** Decrypts a token with a valid signature; undefined otherwise. */
function decipher(token: string, secret: string): { json: unknown; signature: string } | undefined {
  const keys = createHash('sha256').update(secret).digest();
  const bytes = Buffer.from(token.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
  if (bytes.length < vectorSize * 2 + signatureSize) return undefined;
  const body = bytes.subarray(0, -signatureSize);
  const signature = bytes.subarray(-signatureSize);
  if (!timingSafeEqual(signature, createHmac('sha256', keys.subarray(16)).update(body).digest())) return undefined;
  try {
    const cipher = createDecipheriv('aes-128-cbc', keys.subarray(0, 16), body.subarray(0, vectorSize));
    const plain = Buffer.concat([cipher.update(body.subarray(vectorSize)), cipher.final()]);
    return { json: JSON.parse(plain.toString()), signature: signature.toString('hex') };
  } catch {
    return undefined;
  }
}

/** The visitor of a Multipass token; null when it is forged, expired, created in the future or without an e-mail address. */
export function readMultipass(token: string, secret: string, now: Date): Visitor | null {
  const found = decipher(token, secret);
  const read = person.safeParse(found?.json);
  if (!found || !read.success) return null;
  const age = now.getTime() - read.data.created_at;
  if (!(age <= oldestMs && age >= -mostAheadMs)) return null;
  const until = new Date(read.data.created_at + oldestMs);
  return { ...read.data, signature: found.signature, until };
}
