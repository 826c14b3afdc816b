import { marked, type Tokens } from 'marked';
import type { Data } from '../types.ts';
import { type Context, complain } from './context.ts';
import { stableId } from './identity.ts';
import { readRichText } from './rich-text.ts';

function row(cells: Tokens.TableCell[], type: 'header' | 'data', at: string, context: Context): Data {
  return {
    key: stableId(context.path, at),
    cells: cells.map((cell, i) => ({
      key: stableId(context.path, at, String(i)),
      type,
      content: readRichText(cell.text, {}, context),
    })),
  };
}

/** The value of a Table field, from a Markdown table. A header row of empty cells is omitted. */
export function readTable(value: unknown, context: Context): Data | null {
  const table = marked.lexer(String(value)).find((token): token is Tokens.Table => token.type === 'table');
  if (!table) {
    complain(context, 'a table is written as a Markdown table');
    return null;
  }
  const body = { rows: table.rows.map((cells, i) => row(cells, 'data', `row ${i}`, context)) };
  const named = table.header.some((cell) => cell.text !== '');
  return named ? { head: { rows: [row(table.header, 'header', 'head', context)] }, body } : { body };
}
