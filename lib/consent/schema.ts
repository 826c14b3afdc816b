import { z } from 'zod';
import { LOCALES } from '../platform/markets.ts';
import { CONSENT_VERSION } from './cookie.ts';

/** A choice about cookies as stored for proof: it cannot be linked to a person who does not present the id. */
export const proofSchema = z.object({
  id: z.uuid(),
  version: z.int().min(1).max(CONSENT_VERSION),
  analytics: z.boolean(),
  external: z.boolean(),
  locale: z.enum(LOCALES),
});
