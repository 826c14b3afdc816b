import type { NodemailerError } from 'nodemailer';
import { AppError, messageOf } from '../../platform/errors.ts';
import type { Mailbox } from '../../platform/text/email.ts';

/** Maximum length, in characters, of the retained part of a service's error message. */
const LONGEST = 160;
const PRIVATE = /"[^"]*"|<[^<>]*>|https?:\/\/\S+|[^\s<>"'()]+@[^\s<>"'(),;]+/g;

/** A service's error message without personal data (quotations, addresses, links), since it is logged and stored. */
export const withoutPersons = (text: string): string =>
  text.slice(0, 1_000).replace(PRIVATE, '…').replace(/\s+/g, ' ').trim().slice(0, LONGEST);

export const temporary = (reason: string) => new AppError('mailTemporary', { reason });
export const refused = (reason: string) => new AppError('mailRefused', { reason });

/** SMTP commands where a 5xx concerns this recipient or this content, not our account on the server. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Also returned for the sender's command (MAIL FROM), where a client announces the size. */
const TOO_BIG = 552;
const LOGIN_WANTED = [530, 534, 535, 538];

function isForGood({ permanent, command = '', responseCode = 0 }: NodemailerError): boolean {
  if (responseCode === TOO_BIG) return true;
  return permanent === true && ABOUT_THE_MAIL.includes(command) && !LOGIN_WANTED.includes(responseCode);
}

/**
 * `mailRefused` for a 5xx on the recipient or the content; `mailTemporary` for every failure that is temporary or that
 * an operator can fix: 4xx, connections, timeouts, log-in, sender. The caught error is not set as its cause: it
 * contains personal data.
 */
export function smtpFailure(error: unknown): AppError {
  const known: NodemailerError = error instanceof Error ? error : new Error(messageOf(error));
  const { code = '', command = '', response } = known;
  const reason = withoutPersons([code, command, response ?? known.message].filter(Boolean).join(' '));
  return isForGood(known) ? refused(reason) : temporary(reason);
}

/**
 * HTTP statuses of the provider that are temporary or that an operator can fix: key, credit, address allow-list, rate
 * limit.
 */
const PASSING = [401, 402, 403, 408, 425, 429];

/** The same for a response of the provider's API. */
export function providerFailure(status: number, body: { code?: string; message?: string }): AppError {
  const reason = withoutPersons([status, body.code, body.message].filter(Boolean).join(' '));
  return status >= 500 || PASSING.includes(status) ? temporary(reason) : refused(reason);
}

/** The same for a request without a response, or with a truncated one. */
export const noAnswer = (error: unknown): AppError =>
  temporary(error instanceof AppError ? withoutPersons(error.message) : 'the answer broke off');

export type MailFile = { name: string; type: string } & ({ content: Buffer } | { path: string });

/** A message ready for a transport: every header is safe and nothing is left to resolve. */
export type MailMessage = {
  /** The id of the outbox row: the same at every attempt. */
  id: string;
  template: string;
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  files: MailFile[];
  /** The provider's template and its values, where the delivery names one. */
  provided?: { templateId: number; params: object };
};
