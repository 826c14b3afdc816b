import { env } from '../../platform/env.ts';
import { sendByBrevo } from './brevo.ts';
import type { MailMessage } from './message.ts';
import { openSmtp } from './smtp.ts';

let smtp: ReturnType<typeof openSmtp> | undefined;

/**
 * Delivers a message: through Brevo where the settings have its key, through the mail server otherwise. Resolves with
 * the id assigned by the service. Throws AppError `mailTemporary` (retry later), `mailUnanswered` (retry much later:
 * the server may have it) or `mailRefused` (do not retry).
 * @param signal aborts the delivery
 */
export async function deliver(message: MailMessage, signal?: AbortSignal): Promise<{ id: string }> {
  const { BREVO_API_KEY, SMTP_URL } = env();
  if (BREVO_API_KEY) return sendByBrevo(message);
  smtp ??= openSmtp({ url: SMTP_URL });
  return smtp.send(message, signal);
}

/** Closes the connections to the mail server after finishing deliveries in progress. */
export function closeTransport(): void {
  smtp?.close();
  smtp = undefined;
}
