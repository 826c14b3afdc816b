import { AppError } from '../errors.ts';

/** Control characters and direction marks: they can hide or forge visible text. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text of several lines without invisible characters; its line breaks become `\n`. */
export const sanitizeText = (text: string): string => text.replace(LINE_BREAKS, '\n').replace(INVISIBLE, '').trimEnd();

/** A text as one line of at most `length` characters, safe for a header. */
export function sanitizeLine(text: string, length = 200): string {
  const characters = [
    ...sanitizeText(text)
      .replace(/[\n\t ]+/g, ' ')
      .trim(),
  ];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/** A person's name in a mailbox: nothing in it can end the name or start an address. */
export const displayName = (name: string): string => sanitizeLine(name.replace(/["<>\\]/g, ' '), 100);

/** A file name without folders, short enough for every system; its extension is preserved. */
export function fileName(name: string): string {
  const plain = sanitizeLine(name.replace(/[\\/:*?"<>|]/g, ' '), Number.POSITIVE_INFINITY);
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return sanitizeLine(plain.slice(0, plain.length - ending.length), 100) + ending;
}

export type Mailbox = { name?: string; address: string };

const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/u;

/** Splits `Name <name@example.org>`, as in MAIL_FROM, into its two parts. */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address] = /^(.*)<([^<>]*)>\s*$/s.exec(text) ?? [];
  if (address === undefined) return { address: text.trim() };
  return { name: displayName(name) || undefined, address: address.trim() };
}

/**
 * A mailbox that is safe in a header: exactly one address, and a name that cannot become another address (nodemailer
 * GHSA-5jpx: parsers disagree about what is an address in a text). Throws AppError `mailRefused`.
 */
export function safeMailbox({ name, address }: Mailbox): Mailbox {
  if (!ONE_ADDRESS.test(address)) throw new AppError('mailRefused', { reason: 'a recipient is not one address' });
  const shown = name && displayName(name);
  return shown ? { name: shown, address } : { address };
}
