import 'server-only';
import { refundOnFailure } from '../limits/consume';
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
    return await refundOnFailure(async () => {
      if (!(await mayMail(email))) return false;
      const { transaction } = await store();
      await transaction((tx) => askToConfirm(tx, { email, locale, channel: 'account_creation' }));
      return true;
    });
  } catch (error) {
    logError('customer', error);
    return false;
  }
}
