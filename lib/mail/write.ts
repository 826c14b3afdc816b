import { translatorOf } from '../platform/i18n/messages.ts';
import { type Locale, MARKETS } from '../platform/markets.ts';
import { sanitizeLine, sanitizeText } from '../platform/text/email.ts';
import type { MailDelivery, MailTemplate, MailValues } from '../services/store/deliveries.ts';
import type { Block, Fact, Link, MailContent, MailContext, Template } from './content.ts';
import {
  applicationReceived,
  applicationTeam,
  campaign,
  contactReceived,
  contactTeam,
  erasureTeam,
  newsletterConfirm,
  newsletterWelcome,
  reviewInvite,
  reviewRefused,
  reviewTeam,
} from './templates/forms.ts';
import {
  deletionReceived,
  deletionTeam,
  returnReceived,
  returnTeam,
  subscriptionEnded,
  withdrawalReceipt,
  withdrawalTeam,
} from './templates/orders.ts';
import {
  alertBack,
  alertConfirm,
  jobsConfirm,
  jobsNew,
  jobsRenewal,
  reminder,
  reminderConfirm,
} from './templates/subscriptions.ts';

const TEMPLATES: { [T in MailTemplate]: Template<T> } = {
  'contact-team': contactTeam,
  'contact-received': contactReceived,
  'application-team': applicationTeam,
  'application-received': applicationReceived,
  'erasure-team': erasureTeam,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  campaign,
  'alert-confirm': alertConfirm,
  'alert-back': alertBack,
  'jobs-confirm': jobsConfirm,
  'jobs-new': jobsNew,
  'jobs-renewal': jobsRenewal,
  'reminder-confirm': reminderConfirm,
  reminder,
  'deletion-team': deletionTeam,
  'deletion-received': deletionReceived,
  'return-team': returnTeam,
  'return-received': returnReceived,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-team': withdrawalTeam,
  'subscription-ended': subscriptionEnded,
  'review-invite': reviewInvite,
  'review-team': reviewTeam,
  'review-refused': reviewRefused,
};

export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as MailTemplate[];
export const isMailTemplate = (name: unknown): name is MailTemplate => MAIL_TEMPLATES.includes(name as MailTemplate);

/** Emails to the company itself; the others are to visitors. */
export const isForTeam = (template: MailTemplate): boolean => template.endsWith('-team');

/** The content of an email, before it is rendered as HTML or text. */
export function contentOf<T extends MailTemplate>(
  template: T,
  values: MailValues[T],
  words: MailWords,
  context: MailContext,
): MailContent {
  return TEMPLATES[template](values, words, context);
}

/** The brand's colours as emails need them, inlined into each element. A test compares them with `components/theme/brand.ts`. */
export const PALETTE = {
  ground: '#F7F2E8',
  paper: '#FFFFFF',
  ink: '#14261F',
  ink2: '#3B4F46',
  rule: '#C6D6CB',
  button: '#1F4235',
  buttonText: '#FFFFFF',
} as const;

/** System fonts: an email loads no resources. */
const FONTS = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
} as const;

/** Characters of the preheader that email clients show. */
const PREHEADER = 110;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string =>
  sanitizeText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>\n');

const { ground, paper, ink, ink2, rule, button, buttonText } = PALETTE;
const STYLES = {
  body: `margin:0;padding:24px 12px;background:${ground};color:${ink};font:17px/1.55 ${FONTS.sans}`,
  sheet: `width:100%;max-width:600px;margin:0 auto;background:${paper};border-collapse:collapse`,
  cell: 'padding:32px 28px;overflow-wrap:anywhere;word-break:break-word',
  brand: `margin:0 0 24px;font:20px/1.2 ${FONTS.serif};color:${ink2}`,
  title: `margin:0 0 20px;font:30px/1.15 ${FONTS.serif}`,
  heading: `margin:28px 0 12px;font:21px/1.2 ${FONTS.serif}`,
  text: 'margin:0 0 16px',
  note: `margin:0 0 16px;font-size:15px;color:${ink2}`,
  quote: `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${rule}`,
  facts: 'width:100%;margin:0 0 20px;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;border-bottom:1px solid ${rule};text-align:left;vertical-align:top;font-weight:600`,
  value: `padding:8px 0;border-bottom:1px solid ${rule};vertical-align:top;overflow-wrap:anywhere`,
  button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${button};color:${buttonText};font-weight:600;text-decoration:none`,
  link: `color:${ink};text-decoration:underline`,
  hidden: 'display:none;max-height:0;overflow:hidden',
  footer: `padding:20px 28px;border-top:1px solid ${rule};font-size:14px;color:${ink2};overflow-wrap:anywhere`,
} as const;
type Style = keyof typeof STYLES;

const styled = (tag: string, style: Style, html: string): string => `<${tag} style="${STYLES[style]}">${html}</${tag}>`;

const anchor = ({ text, url }: Link, style: Style): string =>
  `<a href="${escaped(url)}" style="${STYLES[style]}">${escaped(text)}</a>`;

const row = ({ label, value }: Fact): string =>
  `<tr><th scope="row" style="${STYLES.label}">${escaped(label)}</th>${styled('td', 'value', lines(value))}</tr>`;

function blockHtml(block: Block, at: number): string {
  switch (block.kind) {
    case 'heading':
      return at === 0 ? styled('h1', 'title', escaped(block.text)) : styled('h2', 'heading', escaped(block.text));
    case 'facts':
      return styled('table', 'facts', block.rows.map(row).join('\n'));
    case 'quote':
      return styled('blockquote', 'quote', lines(block.text));
    case 'button':
      return styled('p', 'text', anchor(block, 'button'));
    case 'links':
      return block.links.map((link) => styled('p', 'text', anchor(link, 'link'))).join('\n');
    case 'text':
      return styled('p', 'text', lines(block.text));
    case 'note':
      return styled('p', 'note', lines(block.text));
  }
}

/** Address of the recipient's home page: `https://silene.be/nl`. */
const homeUrl = ({ locale, siteUrl }: MailContext): string => siteUrl + MARKETS[locale].prefix;

function footerHtml({ reason, leave }: MailContent, context: MailContext): string {
  const { sender } = context;
  const url = homeUrl(context);
  const site: Link = { text: url.replace(/^https?:\/\//, ''), url };
  return [
    styled('p', 'text', lines(reason)),
    ...(leave ? [styled('p', 'text', anchor(leave, 'link'))] : []),
    [sender.legalName, sender.address]
      .filter((text) => text !== null)
      .map(lines)
      .join('<br>\n'),
    `<br>${anchor(site, 'link')}`,
  ].join('\n');
}

/** Renders an email as HTML: one column, at most 600 px, no images, no external resources. Every text is escaped. */
function renderHtml(content: MailContent, context: MailContext): string {
  const hidden = content.preheader && styled('div', 'hidden', escaped(sanitizeLine(content.preheader, PREHEADER)));
  return `<!doctype html>
<html lang="${MARKETS[context.locale].tag}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(sanitizeLine(content.subject))}</title>
</head>
<body style="${STYLES.body}">
${hidden ?? ''}
<table role="presentation" align="center" width="600" style="${STYLES.sheet}">
<tr><td style="${STYLES.cell}">
${styled('p', 'brand', escaped(context.sender.name))}
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="${STYLES.footer}">
${footerHtml(content, context)}
</td></tr>
</table>
</body>
</html>
`;
}

const ADDRESS = /^\W*https?:\/\//i;

/** Splits a word into pieces that fit; URLs stay whole, or they would not work. */
function piecesOf(word: string, width: number): string[] {
  const characters = [...word];
  if (characters.length <= width || ADDRESS.test(word)) return [word];
  const pieces = Math.ceil(characters.length / width);
  return Array.from({ length: pieces }, (_, at) => characters.slice(at * width, (at + 1) * width).join(''));
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  // No-break spaces are preserved: only plain spaces and tabs separate words.
  for (const piece of line.split(/[ \t]+/).flatMap((word) => piecesOf(word, width))) {
    const longer = current ? `${current} ${piece}` : piece;
    if (current && [...longer].length > width) {
      lines.push(current);
      current = piece;
    } else current = longer;
  }
  return [...lines, current];
}

/** Wraps a text into lines of at most `width` characters, `prefix` included; only URLs may be longer. */
export const wrap = (text: string, width: number, prefix = ''): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line.trim(), width - prefix.length))
    .map((line) => (prefix + line).trimEnd())
    .join('\n');

/** Line width in columns (RFC 5322 recommends 78 at most). */
const WIDTH = 78;

const renderTextLines = (text: string, prefix = ''): string => wrap(sanitizeText(text), WIDTH, prefix);
const address = ({ text, url }: Link): string => `${renderTextLines(text)}\n${url}`;
const fact = ({ label, value }: Fact): string => `${renderTextLines(label)}\n${renderTextLines(value, '  ')}`;

/** A heading, underlined to the length of its longest line. */
function heading(text: string): string {
  const shown = renderTextLines(text);
  const width = Math.max(...shown.split('\n').map((line) => [...line].length));
  return `${shown}\n${'-'.repeat(width)}`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return heading(block.text);
    case 'facts':
      return block.rows.map(fact).join('\n');
    case 'quote':
      return renderTextLines(block.text, '> ');
    case 'button':
      return address(block);
    case 'links':
      return block.links.map(address).join('\n\n');
    case 'text':
    case 'note':
      return renderTextLines(block.text);
  }
}

/** Renders an email as plain text: the same content as the HTML, in the same order, with every URL written out. */
export function renderText({ blocks, reason, leave }: MailContent, context: MailContext): string {
  const { sender } = context;
  const from = [sender.legalName, sender.address].filter(Boolean).join('\n');
  const footer = [
    '-'.repeat(WIDTH),
    renderTextLines(reason),
    ...(leave ? [address(leave)] : []),
    `${renderTextLines(from)}\n${homeUrl(context)}`,
  ];
  return `${[...blocks.map(blockText), ...footer].join('\n\n')}\n`;
}

/** Messages of the emails in a locale. */
export const mailWords = (locale: Locale) => translatorOf(locale, 'mail');

export type MailWords = Awaited<ReturnType<typeof mailWords>>;

export type Written = { subject: string; html: string; text: string };

/** Subject and body of a delivery, as HTML and text. Reads nothing but the messages. */
export async function writeMail({ template, values, locale }: MailDelivery, context: MailContext): Promise<Written> {
  const content = contentOf(template, values, await mailWords(locale), context);
  return { subject: content.subject, html: renderHtml(content, context), text: renderText(content, context) };
}
