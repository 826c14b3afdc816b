import 'server-only';
import { mayMail } from '../limits/mails';
import { logError } from '../log';
import type { Locale } from '../markets';
import { askToConfirm } from '../newsletter/subscribe';
import { store } from '../store/client';

/**
 * Asks a customer's address by mail whether the newsletter is meant (section 5 of the specification, registration_channel
 * account_creation). False when no mail leaves: too many went there today, or the store does not answer. Never throws.
 */
export async function askForNewsletter(email: string, locale: Locale): Promise<boolean> {
  try {
    if (!(await mayMail(email))) return false;
    const { db, boss } = await store();
    await db.transaction((tx) => askToConfirm(tx, boss, { email, locale, channel: 'account_creation' }));
    return true;
  } catch (error) {
    logError('customer', error);
    return false;
  }
}
