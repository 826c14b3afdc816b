import type { Locale } from '../platform/markets.ts';
import { isDotAtom, type Mailbox, sanitizeLine } from '../platform/text/email.ts';
import type { MailTemplate, MailValues } from '../services/store/deliveries.ts';
import type { MailWords } from './write.ts';

type Label = 'reference' | 'name' | 'givenName' | 'familyName' | 'email' | 'phone' | 'country' | 'requester' | 'offer';
type Value = string | undefined;
type Facts = Partial<Record<Label | 'order' | 'products' | 'shopEmail' | 'signInEmail' | 'customerId', Value>>;

/**
 * The table on top of an email to the team: what the person filled in, the site it came from (which determines the
 * language of the reply), the files. Empty fields have no row.
 */
export function factsOf(values: Facts, t: MailWords, context: MailContext): Block {
  const { locale, fileNames, refusedNames, leftOutNames } = context;
  const filled = Object.entries(values).filter(([, value]) => value?.trim()) as [keyof Facts, string][];
  const rows: Fact[] = filled.map(([label, value]) => ({ label: t(`common.facts.${label}`), value }));
  rows.push({ label: t('common.facts.site'), value: t(`common.sites.${locale}`) });
  if (fileNames.length > 0) rows.push({ label: t('common.facts.files'), value: fileNames.join('\n') });
  if (refusedNames.length > 0) {
    const value = [...refusedNames, t('common.refused', { count: refusedNames.length })].join('\n');
    rows.push({ label: t('common.facts.refused'), value });
  }
  if (leftOutNames.length > 0)
    rows.push({ label: t('common.facts.leftOut'), value: [...leftOutNames, t('common.leftOut')].join('\n') });
  return { kind: 'facts', rows };
}

/** Longer than any name. Limits what a stranger could advertise in our reply. */
const LONGEST = 60;
const ADVERTISEMENT = /https?:|www\.|[@<>{}[\]\\]|\.\p{L}{2,}(?:\/|\s|$)/iu;

/** A typed name for an email to a typed address, in its text or beside the address; '' when it is not safe to use there. */
export const greetableName = (name: string): string =>
  name.length <= LONGEST && !ADVERTISEMENT.test(name) ? sanitizeLine(name) : '';

/** The salutation, with the name when it is safe to use. */
export function greeting(typed: string, t: MailWords): Block {
  const name = greetableName(typed);
  return { kind: 'text', text: name ? t('common.greeting', { name }) : t('common.hello') };
}

/** How the team answers: by a reply, or to an address that cannot be the one of a reply. */
export const answerTo = (email: string, t: MailWords): Block => ({
  kind: 'text',
  text: t(isDotAtom(email) ? 'common.reply' : 'common.noReply', { email }),
});

export type Link = { text: string; url: string };
export type Fact = { label: string; value: string };

/** Building blocks of an email. The first heading is its title. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  /** Text that a person wrote, with their line breaks. */
  | { kind: 'quote'; text: string }
  | ({ kind: 'button' } & Link)
  | { kind: 'links'; links: Link[] }
  | { kind: 'note'; text: string };

export type MailContent = {
  subject: string;
  /** Preview text that email clients show after the subject; it repeats the content. */
  preheader?: string;
  blocks: Block[];
  /** Why the person receives this email. */
  reason: string;
  /** Unsubscribe link, if there is one. */
  leave?: Link;
};

/** The organisation responsible for the email. */
export type Sender = { name: string; legalName: string; address: string | null };

export type MailContext = {
  locale: Locale;
  sender: Sender;
  /** Base URL of the market's site. */
  siteUrl: string;
  replyTo?: Mailbox;
  /** Names of the attached files, of those that the antivirus refused, and of those with which the mail was refused. */
  fileNames: string[];
  refusedNames: string[];
  leftOutNames: string[];
};

export type Template<T extends MailTemplate> = (
  values: MailValues[T],
  words: MailWords,
  context: MailContext,
) => MailContent;
