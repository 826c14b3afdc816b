import { oneLine } from './clean.ts';
import type { Block } from './content.ts';
import type { MailWords } from './words.ts';

/** Longer than any name; and what would make a stranger's advertisement of our answer. */
const LONGEST = 60;
const ADVERTISEMENT = /https?:|www\.|[@<>{}[\]\\]|\.\p{L}{2,}(?:\/|\s|$)/iu;

/** Whether a name that somebody typed can be put into a mail to an address that somebody typed. */
export const isGreetable = (name: string): boolean =>
  name.trim() !== '' && name.length <= LONGEST && !ADVERTISEMENT.test(name);

/** The salutation, with the name when it is one. */
export const greeting = (name: string, t: MailWords): Block => ({
  kind: 'text',
  text: isGreetable(name) ? t('common.greeting', { name: oneLine(name) }) : t('common.hello'),
});
