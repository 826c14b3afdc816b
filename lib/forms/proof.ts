import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { secretsIn } from '../links/signed.ts';

/** How hard it is: a phone takes about a second, in the background, while its owner types. */
const COST = 5_000;
const [LEAST, MOST] = [200, 1_000];
/** Minutes that a proof is good for: longer than it takes to write a letter, renewed by the form when it takes longer. */
export const PROOF_MINUTES = 20;

const secretsOf = (setting: string) => {
  const [secret = ''] = secretsIn(setting);
  return { hmacSignatureSecret: `proof:${secret}`, hmacKeySignatureSecret: `proof-key:${secret}` };
};

/** A piece of work for a browser that wants to post this form. */
export const createProof = (form: string, setting: string, now = Date.now()): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(LEAST, MOST),
    deriveKey,
    data: { form },
    expiresAt: new Date(now + PROOF_MINUTES * 60_000),
    ...secretsOf(setting),
  });

export type Verdict =
  | { ok: true /** To be used up in the transaction that accepts the post. */; once: string }
  | { ok: false; reason: string };

function read(text: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Payload;
  } catch {
    return null;
  }
}

/**
 * Looks at what a browser has worked out. The library takes the same solution again and again until it expires, so the
 * caller must use `once` up; and it throws on what is not a payload, which is no more than a refusal here.
 */
export async function verifyProof(text: string, form: string, setting: string): Promise<Verdict> {
  const payload = text.length < 4_000 ? read(text) : null;
  if (!payload) return { ok: false, reason: 'unreadable' };
  try {
    const { challenge, solution } = payload;
    const result = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(setting) });
    if (result.expired) return { ok: false, reason: 'expired' };
    if (!result.verified || challenge.parameters.expiresAt === undefined) return { ok: false, reason: 'wrong' };
    if (challenge.parameters.data?.form !== form) return { ok: false, reason: 'of another form' };
    const id = createHash('sha256').update(String(challenge.signature)).digest('base64url');
    return { ok: true, once: `proof:${id}` };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
