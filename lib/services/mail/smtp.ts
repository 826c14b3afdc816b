import { createTransport, type NodemailerError } from 'nodemailer';
import { AppError, errorCode } from '../../platform/errors.ts';
import { withCallMetrics } from '../../platform/http/circuit-breakers.ts';
import { type MailMessage, smtpFailure } from './message.ts';

/**
 * How long a mail server may take, in milliseconds. Until the content has left, giving up costs nothing: the server cannot have
 * the mail. Afterwards it may, and each further attempt may be the same mail once more: its reply is waited for as long as
 * RFC 5321 says (section 4.5.3.2.6).
 */
export const SMTP_TIMES = {
  /** Finding its address. */
  dnsMs: 10_000,
  /** From there to its greeting and to encryption: the library counts all of it as connecting. */
  greetingMs: 60_000,
  /** Everything until the last byte of the content, waiting for one of the connections included. */
  contentMs: 120_000,
  /** Its reply to the content. */
  replyMs: 600_000,
};

/** Deliveries that are under way at once: more than three at once some servers refuse. */
export const CONNECTIONS = 3;
/** Connections besides, to wait for a server that takes its time over a mail: only when there are such mails. */
export const LATE_CONNECTIONS = 12;

/** A connection that nothing has come for is closed: a server or a firewall may have forgotten it. */
const IDLE_MS = 10_000;

type Options = { url: string; times?: typeof SMTP_TIMES };

/** Whether a password would travel: then never without encryption, except on this machine. */
const needsTls = ({ username, hostname }: URL): boolean =>
  username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * A mail server's pool of connections. `send` resolves with the Message-ID, throws AppError `mailTemporary`, `mailRefused`, or
 * `mailUnanswered` where the server has the content and did not say in time whether it takes it. A broken delivery is not
 * tried again here: the outbox counts attempts.
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

  /** What is to happen once the content of a delivery has left, by the signal that ends it. */
  const whenLeft = new WeakMap<AbortSignal, () => void>();
  pool.use('stream', ({ message, data: { signal } }, done) => {
    if (signal) message.processFunc((content) => content.once('end', () => whenLeft.get(signal)?.()));
    done();
  });

  /** Ends one delivery in time, whatever the server does: one that trickles its replies is never silent. */
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
    /** Of an error: the server has the content, and its reply was not waited for any longer. */
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

  /** A server that refuses one mail is there. */
  const send = (message: MailMessage, ended?: AbortSignal): Promise<{ id: string }> =>
    withCallMetrics('mail', handOver(message, ended), (error) =>
      errorCode(error) === 'mailRefused' ? 'answered' : 'broken',
    );

  return { send, close: (): void => pool.close() };
}
