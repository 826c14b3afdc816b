import { MARKETS } from '../platform/markets.ts';
import { cleanText, oneLine } from '../platform/text/mailbox.ts';
import type { Block, Fact, Link, MailContent, MailContext } from './content.ts';

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
const escaped = (text: string): string => cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
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

function footerHtml({ reason, leave }: MailContent, { sender, siteUrl }: MailContext): string {
  const site: Link = { text: siteUrl.replace(/^https?:\/\//, ''), url: siteUrl };
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
export function renderHtml(content: MailContent, context: MailContext): string {
  const hidden = content.preheader && styled('div', 'hidden', escaped(oneLine(content.preheader, PREHEADER)));
  return `<!doctype html>
<html lang="${MARKETS[context.locale].tag}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(oneLine(content.subject))}</title>
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
