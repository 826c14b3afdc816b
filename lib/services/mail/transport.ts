import { createTransport, type NodemailerError } from 'nodemailer';
import { env } from '../../platform/env.ts';
import { AppError, errorCode } from '../../platform/errors.ts';
import { withCallMetrics } from '../../platform/http/circuit-breakers.ts';
import { sendByBrevo } from './brevo.ts';
import { type MailMessage, smtpFailure } from './message.ts';

/**
 * Timeouts for a mail server, in milliseconds. Until the content is sent, aborting is safe: the server cannot have the
 * mail. Afterwards it may have it, and a retry may send the same mail twice: the reply is therefore awaited as long as
 * RFC 5321 requires (section 4.5.3.2.6).
 */
export const SMTP_TIMES = {
  /** DNS lookup. */
  dnsMs: 10_000,
  /** From the lookup to the greeting and to TLS: the library counts all of it as connecting. */
  greetingMs: 60_000,
  /** Until the last byte of the content is sent, including the wait for a free connection. */
  contentMs: 120_000,
  /** The server's reply to the content. */
  replyMs: 600_000,
};

/** Concurrent deliveries: some servers refuse more than three. */
export const CONNECTIONS = 3;
/** Additional connections, opened only for deliveries that are waiting for a slow server's reply. */
export const LATE_CONNECTIONS = 12;

/** Idle connections are closed after this time: a server or a firewall may have dropped them silently. */
const IDLE_MS = 10_000;

type Options = { url: string; times?: typeof SMTP_TIMES };

/** Whether a password would be sent: then TLS is required, except for this machine. */
const needsTls = ({ username, hostname }: URL): boolean =>
  username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * A connection pool to a mail server. `send` resolves with the Message-ID, throws AppError `mailTemporary`,
 * `mailRefused`, or `mailUnanswered` where the server has the content and did not reply in time. A failed delivery is
 * not retried here: the outbox counts attempts.
 */
export function openSmtp({ url, times = SMTP_TIMES }: Options) {
  const { dnsMs, greetingMs, contentMs, replyMs } = times;
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS + LATE_CONNECTIONS,
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    dnsTimeout: dnsMs,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: replyMs,
    requireTLS: needsTls(new URL(url)),
    disableUrlAccess: true,
  });

  /** Callbacks for the moment when the content of a delivery has been sent, by the delivery's abort signal. */
  const whenLeft = new WeakMap<AbortSignal, () => void>();
  pool.use('stream', ({ message, data: { signal } }, done) => {
    if (signal) message.processFunc((content) => content.once('end', () => whenLeft.get(signal)?.()));
    done();
  });

  /** Enforces the deadline of one delivery: the socket timeout alone never fires for a server that trickles its replies. */
  function deadline(ended: AbortSignal | undefined) {
    const controller = new AbortController();
    let hasLeft = false;
    const end = (): void => controller.abort();
    ended?.addEventListener('abort', end);
    if (ended?.aborted) end();
    const abortIn = (milliseconds: number) => setTimeout(() => controller.abort(), milliseconds).unref();
    let timer = abortIn(contentMs);
    const clear = (): void => {
      clearTimeout(timer);
      ended?.removeEventListener('abort', end);
    };
    whenLeft.set(controller.signal, () => {
      hasLeft = true;
      clearTimeout(timer);
      timer = abortIn(replyMs);
    });
    /** Whether an error means that the server has the content but did not reply before the deadline. */
    const isUnanswered = (error: unknown): boolean =>
      hasLeft && (controller.signal.aborted || (error as NodemailerError).code === 'ETIMEDOUT');
    return { signal: controller.signal, isUnanswered, clear };
  }

  async function handOver(message: MailMessage, ended?: AbortSignal): Promise<{ id: string }> {
    const { id, template, provided, files, ...mail } = message;
    const attachments = files.map(({ name, type, ...source }) => ({ filename: name, contentType: type, ...source }));
    const { signal, isUnanswered, clear } = deadline(ended);
    try {
      const sent = await pool.sendMail({ ...mail, attachments, signal });
      return { id: sent.messageId };
    } catch (error) {
      const failure = smtpFailure(error);
      throw isUnanswered(error) ? new AppError('mailUnanswered', failure.values) : failure;
    } finally {
      clear();
    }
  }

  /** A server that refuses one mail is available: a refusal is not counted as a failure of the service. */
  const send = (message: MailMessage, ended?: AbortSignal): Promise<{ id: string }> =>
    withCallMetrics('mail', handOver(message, ended), (error) =>
      errorCode(error) === 'mailRefused' ? 'answered' : 'broken',
    );

  return { send, close: (): void => pool.close() };
}

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

/** Closes the connections to the mail server after finishing deliveries in progress: for tests. */
export function closeTransport(): void {
  smtp?.close();
  smtp = undefined;
}
