import { createTransport } from 'nodemailer';
import { errorCode } from '../errors.ts';
import { noting } from '../http/noted.ts';
import { smtpFailure } from './failures.ts';
import type { MailMessage } from './message.ts';

/** Connecting, the greeting, and each silence of the server. */
const SILENCE_MS = 10_000;
/** All of one delivery: a server that trickles its replies is never silent. */
const DELIVERY_MS = 120_000;

type Options = { url: string; silenceMs?: number; deliveryMs?: number };

/** Whether a password would travel: then never without encryption, except on this machine. */
const needsTls = ({ username, hostname }: URL): boolean =>
  username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * A mail server's pool of connections. `send` resolves with the Message-ID, throws AppError `mailTemporary` or `mailRefused`.
 * A broken delivery is not tried again here: the outbox counts attempts.
 */
export function openSmtp({ url, silenceMs = SILENCE_MS, deliveryMs = DELIVERY_MS }: Options) {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    requireTLS: needsTls(new URL(url)),
    disableUrlAccess: true,
  });

  async function handOver(message: MailMessage): Promise<{ id: string }> {
    const { id, template, provided, files, ...mail } = message;
    const attachments = files.map(({ name, type, ...source }) => ({ filename: name, contentType: type, ...source }));
    try {
      const sent = await pool.sendMail({ ...mail, attachments, signal: AbortSignal.timeout(deliveryMs) });
      return { id: sent.messageId };
    } catch (error) {
      throw smtpFailure(error);
    }
  }

  /** A server that refuses one mail is there. */
  const send = (message: MailMessage): Promise<{ id: string }> =>
    noting('mail', handOver(message), (error) => (errorCode(error) === 'mailRefused' ? 'answered' : 'broken'));

  return { send, close: (): void => pool.close() };
}
