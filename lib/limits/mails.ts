import 'server-only';
import { errorCode } from '../errors';
import { consume } from './consume';
import { MAILS } from './limits';

/** Takes one of the mails that one address may be sent in a day. Throws AppError `limited`. */
export const takeMail = (email: string): Promise<void> => consume('mails', MAILS, email);

/** Whether a mail may go there. For a mail that is a courtesy: the submission is accepted either way. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await takeMail(email);
    return true;
  } catch (error) {
    if (errorCode(error) === 'limited') return false;
    throw error;
  }
}
