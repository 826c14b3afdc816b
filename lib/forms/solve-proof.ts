import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the challenge in the browser, off its main thread; the result is posted with the form. Null when it timed out. */
export async function solveProof(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
