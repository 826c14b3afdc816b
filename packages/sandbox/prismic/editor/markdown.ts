import { type Data, isRecord } from '../types.ts';

type Span = { start: number; end: number; type: string; data?: unknown };
type Piece = { text: string; spans: Span[] };

const ORDER = ['hyperlink', 'strong', 'em'];
const MARKS: Record<string, string> = { strong: '**', em: '*' };

/** Escapes characters that Markdown would read as markup with a backslash. */
const escaped = (text: string) =>
  text
    .replace(/[\\*_`[\]<~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<=https?):(?=\/\/)/g, '\\:')
    .replace(/(?<=\bwww)\./gi, '\\.')
    .replace(/(?<=\S)@(?=\S)/g, '\\@')
    .replaceAll('\n', '\\\n');

const atStart = (line: string) => line.replace(/^[#>+=-]/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');

/** Splits the text at every position where a span begins or ends. */
function pieces(text: string, spans: Span[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? 0;
    return { text: text.slice(start, end), spans: spans.filter((span) => span.start <= start && span.end >= end) };
  });
}

/** Markdown markers work only next to a non-space character, so leading and trailing spaces stay outside them. */
function marked(text: string, before: string, after: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.indexOf(inner);
  return text.slice(0, start) + before + inner + after + text.slice(start + inner.length);
}

function written(parts: Piece[], kinds: string[], reference: (link: Data) => string): string {
  const [kind, ...inner] = kinds;
  if (!kind) return parts.map(({ text }) => escaped(text)).join('');
  let result = '';
  for (let from = 0; from < parts.length; ) {
    const span = parts[from]?.spans.find(({ type }) => type === kind);
    const holds = (part: Piece) => part.spans.find(({ type }) => type === kind) === span;
    const rest = parts.slice(from).findIndex((part) => !holds(part));
    const to = rest < 0 ? parts.length : from + rest;
    const text = written(parts.slice(from, to), inner, reference);
    const mark = MARKS[kind] ?? '';
    if (!span) result += text;
    else if (kind === 'hyperlink') result += marked(text, '[', `](${reference(isRecord(span.data) ? span.data : {})})`);
    else result += marked(text, mark, mark);
    from = to;
  }
  return result;
}

function line(block: Data, reference: (link: Data) => string): string {
  if (block.type === 'image') {
    const name = String(block.url)
      .split('?')[0]
      ?.replace(/^\/images\//, '');
    return `![${escaped(String(block.alt ?? ''))}](${name})`;
  }
  const spans = Array.isArray(block.spans) ? (block.spans as Span[]) : [];
  const text = atStart(written(pieces(String(block.text ?? ''), spans), ORDER, reference));
  const level = /^heading(\d)$/.exec(String(block.type))?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${text}`;
  if (block.type === 'list-item') return `- ${text}`;
  return block.type === 'o-list-item' ? `1. ${text}` : text;
}

/** Rich text as Markdown; `reference` returns the target of a link. */
export function toMarkdown(blocks: Data[], reference: (link: Data) => string): string {
  const isItem = (block: Data | undefined) => String(block?.type).endsWith('list-item');
  return blocks.reduce((text, block, i) => {
    const before = blocks[i - 1];
    const gap = isItem(block) && before?.type === block.type ? '\n' : '\n\n';
    return i === 0 ? line(block, reference) : text + gap + line(block, reference);
  }, '');
}
