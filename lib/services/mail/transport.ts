import { env } from '../../platform/env.ts';
import { sendByBrevo } from './brevo.ts';
import type { MailMessage } from './message.ts';
import { openSmtp } from './smtp.ts';

let smtp: ReturnType<typeof openSmtp> | undefined;

/**
 * Delivers a message: by Brevo where the settings have its key, by the mail server otherwise. Resolves with the id that the
 * service knows it by. Throws AppError `mailTemporary` (try again later), `mailUnanswered` (much later: it may have it) or
 * `mailRefused` (never again). @param signal ends it
 */
export async function deliver(message: MailMessage, signal?: AbortSignal): Promise<{ id: string }> {
  const { BREVO_API_KEY, SMTP_URL } = env();
  if (BREVO_API_KEY) return sendByBrevo(message);
  smtp ??= openSmtp({ url: SMTP_URL });
  return smtp.send(message, signal);
}

/** Ends the connections to the mail server; what is under way is finished first. */
export function closeTransport(): void {
  smtp?.close();
  smtp = undefined;
}
