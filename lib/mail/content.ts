import type { Locale } from '../markets.ts';
import type { Mailbox, MailTemplate, MailValues } from '../outbox/types.ts';
import type { MailWords } from './words.ts';

export type Link = { text: string; url: string };
export type Fact = { label: string; value: string };

/** What a mail is made of. The first heading of a mail is its title. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  /** A person's own words, with their line breaks. */
  | { kind: 'quote'; text: string }
  | ({ kind: 'button' } & Link)
  | { kind: 'links'; links: Link[] }
  | { kind: 'note'; text: string };

export type MailContent = {
  subject: string;
  /** What a list of mails shows after the subject; it repeats what the mail says. */
  preheader?: string;
  blocks: Block[];
  /** Why the person gets this mail. */
  reason: string;
  /** The way to leave, where there is one. */
  leave?: Link;
};

/** Who answers for the mail. */
export type Sender = { name: string; legalName: string; address: string | null };

export type MailContext = {
  locale: Locale;
  sender: Sender;
  /** Base address of the market's site. */
  siteUrl: string;
  replyTo?: Mailbox;
  /** Names of the files that travel with it. */
  fileNames: string[];
};

export type Template<T extends MailTemplate> = (
  values: MailValues[T],
  words: MailWords,
  context: MailContext,
) => MailContent;
