import { AppError } from '../errors.ts';
import type { Mailbox } from '../outbox/types.ts';
import { displayName } from './clean.ts';

const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/u;

/** `Name <name@example.org>`, as in MAIL_FROM, in its two parts. */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address] = /^(.*)<([^<>]*)>\s*$/s.exec(text) ?? [];
  if (address === undefined) return { address: text.trim() };
  return { name: displayName(name) || undefined, address: address.trim() };
}

/**
 * A mailbox that is safe in a header: one address and no more, a name that cannot become another one (nodemailer
 * GHSA-5jpx: parsers disagree about what is an address in a text). Throws AppError `mailRefused`.
 */
export function safeMailbox({ name, address }: Mailbox): Mailbox {
  if (!ONE_ADDRESS.test(address)) throw new AppError('mailRefused', { reason: 'a recipient is not one address' });
  const shown = name && displayName(name);
  return shown ? { name: shown, address } : { address };
}
