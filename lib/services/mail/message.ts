import type { NodemailerError } from 'nodemailer';
import { AppError, messageOf } from '../../platform/errors.ts';
import type { Mailbox } from '../../platform/text/mailbox.ts';

/** Characters of a service's own words that are kept. */
const LONGEST = 160;
const PRIVATE = /"[^"]*"|<[^<>]*>|https?:\/\/\S+|[^\s<>"'()]+@[^\s<>"'(),;]+/g;

/** What a service said without what a person wrote: quotations, addresses, links. It is logged and kept. */
export const withoutPersons = (text: string): string =>
  text.slice(0, 1_000).replace(PRIVATE, '…').replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** A failure that passes. */
export const temporary = (reason: string) => new AppError('mailTemporary', { reason });
const refused = (reason: string) => new AppError('mailRefused', { reason });

/** Steps of a delivery where a 5xx is about this recipient or this content, not about how we are known to the server. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Also said of the sender's command, where a client announces the size. */
const TOO_BIG = 552;
const LOGIN_WANTED = [530, 534, 535, 538];

function isForGood({ permanent, command = '', responseCode = 0 }: NodemailerError): boolean {
  if (responseCode === TOO_BIG) return true;
  return permanent === true && ABOUT_THE_MAIL.includes(command) && !LOGIN_WANTED.includes(responseCode);
}

/**
 * `mailRefused` for a 5xx on the recipient or the content; `mailTemporary` for everything that passes or that an operator
 * can mend: 4xx, connections, time-outs, log-in, sender. The caught error is not its cause: it names people.
 */
export function smtpFailure(error: unknown): AppError {
  const known: NodemailerError = error instanceof Error ? error : new Error(messageOf(error));
  const { code = '', command = '', response } = known;
  const reason = withoutPersons([code, command, response ?? known.message].filter(Boolean).join(' '));
  return isForGood(known) ? refused(reason) : temporary(reason);
}

/** Statuses of the provider that pass, or that an operator can mend: key, credit, address allow-list, too many calls. */
const PASSING = [401, 402, 403, 408, 425, 429];

/** The same for an answer of the provider's API. */
export function providerFailure(status: number, said: { code?: string; message?: string }): AppError {
  const reason = withoutPersons([status, said.code, said.message].filter(Boolean).join(' '));
  return status >= 500 || PASSING.includes(status) ? temporary(reason) : refused(reason);
}

/** The same for a call that had no answer, or half of one. */
export const noAnswer = (error: unknown): AppError =>
  temporary(error instanceof AppError ? withoutPersons(error.message) : 'the answer broke off');

export type MailFile = { name: string; type: string } & ({ content: Buffer } | { path: string });

/** A mail as a transport takes it: every header is safe, nothing is left to decide. */
export type MailMessage = {
  /** Of the outbox row: the same at every attempt. */
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
  /** The provider's template and what fills it, where the delivery names one. */
  provided?: { templateId: number; params: object };
};
