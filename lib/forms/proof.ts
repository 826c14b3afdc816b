import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, type VerifySolutionResult, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { secretsIn } from '../platform/secret.ts';

/** Cost of the proof of work: a phone needs about a second, in the background, while the visitor types. */
const COST = 5_000;
const [LEAST, MOST] = [200, 1_000];
/** Validity of a proof in minutes: longer than it takes to write a message; the form renews it when that takes longer. */
export const PROOF_MINUTES = 20;

const keysOf = (secret: string) => ({
  hmacSignatureSecret: `proof:${secret}`,
  hmacKeySignatureSecret: `proof-key:${secret}`,
});

/** A proof-of-work challenge for a browser that will post this form. */
export const createProof = (form: string, setting: string, now = Date.now()): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(LEAST, MOST),
    deriveKey,
    data: { form },
    expiresAt: new Date(now + PROOF_MINUTES * 60_000),
    ...keysOf(secretsIn(setting)[0] ?? ''),
  });

export type Verdict =
  | { ok: true /** Single-use id, to be marked as used in the transaction that accepts the post. */; once: string }
  | { ok: false; reason: string };

function read(text: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Payload;
  } catch {
    return null;
  }
}

/** With the signing secret; with each previous one while none has made the signature. */
async function verifyWithAny(payload: Payload, [secret = '', ...older]: string[]): Promise<VerifySolutionResult> {
  const { challenge, solution } = payload;
  const result = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) });
  return result.invalidSignature && older.length > 0 ? verifyWithAny(payload, older) : result;
}

/**
 * Verifies the solution of a browser. The library accepts the same solution repeatedly until it expires, so the caller
 * must mark `once` as used; and it throws on an invalid payload, which is treated as a normal rejection here.
 */
export async function verifyProof(text: string, form: string, setting: string): Promise<Verdict> {
  const payload = text.length < 4_000 ? read(text) : null;
  if (!payload) return { ok: false, reason: 'unreadable' };
  try {
    const { challenge } = payload;
    const result = await verifyWithAny(payload, secretsIn(setting));
    if (result.expired) return { ok: false, reason: 'expired' };
    if (!result.verified || challenge.parameters.expiresAt === undefined) return { ok: false, reason: 'wrong' };
    if (challenge.parameters.data?.form !== form) return { ok: false, reason: 'of another form' };
    const id = createHash('sha256').update(String(challenge.signature)).digest('base64url');
    return { ok: true, once: `proof:${id}` };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
