import { z } from 'zod';
import { isSame } from '../http/secret.ts';

/** What the content service posts when something was published or taken back. Other keys are not read. */
export const webhookSchema = z.object({
  type: z.string().max(100),
  secret: z.string().max(500).nullish(),
  documents: z.array(z.string().max(100)).max(10_000).default([]),
});

/** Whether the secret in a webhook is ours. Without one in the settings, none is. */
export const isSecret = (given: string | null | undefined, expected: string | undefined): boolean =>
  Boolean(expected && given) && isSame(given ?? '', expected ?? '');
