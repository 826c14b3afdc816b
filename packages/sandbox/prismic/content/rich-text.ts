import { htmlAsRichText } from '@prismicio/migrate';
import { Marked, type Token } from 'marked';
import { type Data, type FieldConfig, isRecord } from '../types.ts';
import { type Context, complain } from './context.ts';
import { imageView } from './images.ts';
import { linkTo } from './links.ts';
import { typography } from './typography.ts';

type Span = { start: number; end: number; type: string; data?: unknown };
type Block = { type: string; text?: string; spans?: Span[]; [key: string]: unknown };

const UNSUPPORTED = new Set(['blockquote', 'hr', 'table', 'html', 'codespan', 'del']);
const GAP = '\ue000';

const marked = new Marked({ gfm: true });
const converted = new Map<string, { blocks: Block[]; problems: string[] }>();

/** Restores references as the author wrote them: marked percent-encodes URLs. */
const written = (href: unknown) => (/^(document|media):/.test(String(href)) ? decodeURI(String(href)) : String(href));

/** Makes a list tight: a loose list would produce paragraphs inside items, which rich text does not support. */
function tighten(token: Token) {
  if (token.type !== 'list') return;
  token.loose = false;
  for (const item of token.items) {
    item.loose = false;
    for (const child of item.tokens) if (child.type === 'paragraph') child.type = 'text';
  }
}

function convert(markdown: string) {
  const known = converted.get(markdown);
  if (known) return known;
  const problems = new Set<string>();
  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => {
    tighten(token);
    if (UNSUPPORTED.has(token.type)) problems.add(`rich text has no ${token.type}`);
  });
  // The library drops a single space between two marked words, so a placeholder replaces it.
  const html = marked.parser(tokens).replace(/(<\/(?:strong|em|a)>) +(?=<(?:strong|em|a)[ >])/g, `$1${GAP}`);
  const { result, warnings } = htmlAsRichText(html, {
    serializer: {
      a: ({ node }) => ({
        type: 'hyperlink',
        data: { link_type: 'Web', url: written(node.properties.href) },
      }),
      img: ({ node }) => ({
        type: 'image',
        id: '',
        url: decodeURI(String(node.properties.src)),
        alt: String(node.properties.alt ?? ''),
        copyright: null,
        dimensions: { width: 0, height: 0 },
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
      }),
    },
  });
  const blocks = (result as Block[]).filter((block) => block.text !== '');
  const answer = { blocks, problems: [...problems, ...warnings] };
  converted.set(markdown, answer);
  return answer;
}

function resolveSpan(span: Span, context: Context): Span {
  if (span.type !== 'hyperlink' || !isRecord(span.data)) return span;
  return { ...span, data: linkTo(String(span.data.url), {}, context) };
}

function resolveBlock(block: Block, context: Context): Block {
  if (block.type === 'image') {
    const image = imageView(String(block.url), String(block.alt), {}, context);
    return { ...image, type: 'image', linkTo: null };
  }
  const text = typography((block.text ?? '').replaceAll(GAP, ' '), context.lang);
  const spans = (block.spans ?? []).map((span) => resolveSpan(span, context));
  return { type: block.type, text, spans, direction: 'ltr' };
}

function checkAllowed(blocks: Block[], allowed: string[], context: Context) {
  const used = new Set(blocks.flatMap((block) => [block.type, ...(block.spans ?? []).map((span) => span.type)]));
  for (const type of used) {
    if (!allowed.includes(type)) complain(context, `${type} is not allowed here (${allowed.join(', ')})`);
  }
}

/** Rich text from Markdown. In a single-block field, plain text becomes the block type that the model allows. */
export function readRichText(value: unknown, config: FieldConfig, context: Context): Data[] {
  const { blocks, problems } = convert(String(value).trim());
  for (const problem of problems) complain(context, problem);
  const allowed = (config.single ?? config.multi)?.split(',').map((type) => type.trim());
  const single = config.single && blocks.length <= 1 ? allowed?.[0] : undefined;
  const typed = single
    ? blocks.map((block) => (allowed?.includes(block.type) ? block : { ...block, type: single }))
    : blocks;
  if (config.single && blocks.length > 1) complain(context, 'only one block of text is allowed here');
  if (allowed) checkAllowed(typed, allowed, context);
  return typed.map((block) => resolveBlock(block, context));
}
