import { cleanText } from '../platform/text/mailbox.ts';
import type { Block, Fact, Link, MailContent, MailContext } from './content.ts';

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

const lines = (text: string, prefix = ''): string => wrap(cleanText(text), WIDTH, prefix);
const address = ({ text, url }: Link): string => `${lines(text)}\n${url}`;
const fact = ({ label, value }: Fact): string => `${lines(label)}\n${lines(value, '  ')}`;

/** A heading, underlined to the length of its longest line. */
function heading(text: string): string {
  const shown = lines(text);
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
      return lines(block.text, '> ');
    case 'button':
      return address(block);
    case 'links':
      return block.links.map(address).join('\n\n');
    case 'text':
    case 'note':
      return lines(block.text);
  }
}

/** Renders an email as plain text: the same content as the HTML, in the same order, with every URL written out. */
export function renderText({ blocks, reason, leave }: MailContent, { sender, siteUrl }: MailContext): string {
  const from = [sender.legalName, sender.address].filter(Boolean).join('\n');
  const footer = ['-'.repeat(WIDTH), lines(reason), ...(leave ? [address(leave)] : []), `${lines(from)}\n${siteUrl}`];
  return `${[...blocks.map(blockText), ...footer].join('\n\n')}\n`;
}
