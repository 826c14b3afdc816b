'use server';
import { AppError } from '../errors';
import { consume } from '../limits/consume';
import { SMALL_CALLS } from '../limits/limits';
import { logError } from '../log';
import { markEntered } from '../request/context';
import { requestMarket } from '../session/market';
import { visitorAddress } from '../session/visitor';
import { store } from '../store/client';
import { consents } from '../store/schema';
import { proofSchema } from './schema';

/** Writes a choice about cookies down, once for each id; false when it could not. The choice holds in any case. */
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
