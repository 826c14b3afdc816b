'use server';
import { z } from 'zod';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { LOCALES } from '../platform/markets';
import { markEntered } from '../platform/request';
import { consume } from '../rate-limit/consume';
import { SMALL_CALLS } from '../rate-limit/limits';
import { store } from '../services/store/client';
import { consents } from '../services/store/schema';
import { requestMarket, visitorAddress } from '../session/request-market';
import { CONSENT_VERSION } from './rules';

/** A choice about cookies as stored for proof: it cannot be linked to a person who does not present the id. */
const proofSchema = z.object({
  id: z.uuid(),
  version: z.int().min(1).max(CONSENT_VERSION),
  analytics: z.boolean(),
  external: z.boolean(),
  locale: z.enum(LOCALES),
});

/** Records a choice about cookies, once for each id; false when it failed. The choice is valid in any case. */
export async function recordConsent(input: unknown): Promise<boolean> {
  markEntered();
  try {
    await consume('consents', SMALL_CALLS, await visitorAddress());
    const proof = proofSchema.safeParse(input);
    if (!proof.success) {
      throw new AppError('invalidInput', { fields: proof.error.issues.map(({ path }) => path.join('.')).join(', ') });
    }
    const { locale } = await requestMarket(proof.data.locale);
    const { db } = await store();
    await db
      .insert(consents)
      .values({ ...proof.data, locale })
      .onConflictDoNothing();
    return true;
  } catch (error) {
    logError('consent', error);
    return false;
  }
}
