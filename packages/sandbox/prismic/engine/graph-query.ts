import { parsingError } from '../errors.ts';
import type { Models } from '../types.ts';
import { child, everything, type Selection } from './selection.ts';

const TOKEN =
  /#[^\n]*|[\s,]+|(?<on>\.{3}\s*on\s+(?<type>[\w-]+))|(?<spread>\.{3}\s*[\w-]+)|(?<mark>[{}])|(?<name>[A-Za-z_][\w-]*)/y;

type Token = { kind: 'on' | 'spread' | '{' | '}' | 'name'; name: string; column: number };

function tokens(source: string): Token[] {
  const found: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) throw parsingError(`[graphQuery] unexpected '${source[at]}'`, at + 1, 'graphQuery');
    const column = at + 1;
    if (groups.type) found.push({ kind: 'on', name: groups.type, column });
    else if (groups.spread) found.push({ kind: 'spread', name: groups.spread, column });
    else if (groups.mark) found.push({ kind: groups.mark === '{' ? '{' : '}', name: groups.mark, column });
    else if (groups.name) found.push({ kind: 'name', name: groups.name, column });
  }
  return found;
}

/**
 * Prismic's query language for fields: `{ product { title category { ...on product_category { title } } } }`,
 * with `...productFields` for all the fields at that level. The root selects types.
 */
export function parseGraphQuery(source: string | null, models: Models): Selection | undefined {
  if (!source?.trim()) return undefined;
  const rest = tokens(source);
  const fail = (token: Token | undefined): never => {
    throw parsingError(`[graphQuery] unexpected ${token?.name ?? 'end'}`, token?.column ?? source.length, 'graphQuery');
  };

  function block(selection: Selection) {
    if (rest[0]?.kind !== '{') fail(rest[0]);
    rest.shift();
    for (let token = rest.shift(); token?.kind !== '}'; token = rest.shift()) {
      if (token?.kind === 'spread') selection.all = true;
      else if (token?.kind === 'on') block(child(selection.on, token.name));
      else if (token?.kind !== 'name') fail(token);
      else {
        const field = child(selection.fields, token.name);
        if (rest[0]?.kind === '{') block(field);
      }
    }
  }

  const root = everything();
  block(root);
  if (rest.length > 0) fail(rest[0]);
  const unknown = [...root.fields.keys()].find((type) => !models.types.has(type));
  if (unknown) throw parsingError(`[graphQuery] there is no custom type '${unknown}'`, 1, 'graphQuery');
  return { fields: new Map(), on: root.fields };
}
