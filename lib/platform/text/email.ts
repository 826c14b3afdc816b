import { AppError } from '../errors.ts';
import { cleanTyped } from './clean.ts';

/**
 * What `<input type=email>` accepts, by the HTML standard (section 4.10.5.1.5), with a domain that mail reaches over
 * the internet: it contains a dot, and its last part is not a number. An encoded word (RFC 2047) is rejected: mail
 * programs disagree about its address.
 */
export const EMAIL =
  /^(?!.*=\?.*\?=)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?!\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Maximum length of an address that mail can be sent to (RFC 5321, errata 1690). */
export const MAX_EMAIL = 254;

/**
 * Whether the part before the `@` is what RFC 5321 has without quotes: words between single dots, 64 characters at most.
 * `EMAIL` does not ask for it, and Brevo and some mail servers refuse a whole mail for such an address in a header.
 */
export const isDotAtom = (address: string): boolean => /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@/.test(address);

/** Letters and digits of any script: with other characters a domain could be parsed as a host with a port or a path. */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An international domain in ASCII (Punycode, RFC 3492); any other text is returned unchanged. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return INTERNATIONAL.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** An address with its domain in ASCII: `info@château.fr` → `info@xn--chteau-mta.fr`. */
export const withAsciiDomain = (address: string): string =>
  address.replace(/(?<=@)[^@]+$/, (domain) => asciiDomain(domain));

/** A typed or pasted address, in the canonical spelling that is compared and stored. */
export const cleanEmail = (typed: string): string => withAsciiDomain(cleanTyped(typed)).toLowerCase();

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
