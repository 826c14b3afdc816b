import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What the content service posts when something was published or taken back. Other keys are not read. */
export const webhookSchema = z.object({
  type: z.string().max(100),
  secret: z.string().max(500).nullish(),
  documents: z.array(z.string().max(100)).max(10_000).default([]),
});

/** Compares in a time that does not depend on where they differ. */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!expected || !given) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
