import { parsingError } from '../errors.ts';

export type Path = { path: string };
type Scalar = string | number | boolean;
export type Argument = Scalar | Path | Argument[];
export type Predicate = { op: string; args: Argument[]; column: number };

export const isPath = (arg: Argument | undefined): arg is Path => typeof arg === 'object' && 'path' in arg;

const NAME = /[A-Za-z_][\w:$-]*(?:\.[\w$-]+)*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BOOLEAN = /(?:true|false)\b/y;
const LEGACY_NAME = /:d\s*=\s*/y;

/**
 * Parses the predicates of one `q` parameter.
 *
 *     q    = "[" pred* "]"
 *     pred = "[" [":d ="] op "(" [arg {"," arg}] ")" "]"
 *     arg  = string | number | true | false | "[" arg {"," arg} "]" | path
 */
export function parsePredicates(q: string): Predicate[] {
  let at = 0;
  const fail = (expected: string): never => {
    const found = at < q.length ? `'${q[at]}'` : 'end of input';
    throw parsingError(`Unexpected ${found} on line:1 col:${at + 1} in query '${q}', expected ${expected}`, at + 1);
  };
  const space = () => {
    while (/\s/.test(q[at] ?? '')) at++;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(q)?.[0];
    if (found) at += found.length;
    return found;
  };
  const sees = (char: string) => {
    space();
    return q[at] === char;
  };
  const expect = (char: string) => {
    if (!sees(char)) fail(`'${char}'`);
    at++;
  };
  const string = () => {
    let text = '';
    for (at++; at < q.length && q[at] !== '"'; at++) {
      if (q[at] === '\\' && /["\\]/.test(q[at + 1] ?? '')) at++;
      text += q[at];
    }
    expect('"');
    return text;
  };
  const list = (close: string): Argument[] => {
    const items: Argument[] = [];
    while (!sees(close)) {
      items.push(argument());
      if (!sees(close)) expect(',');
    }
    at++;
    return items;
  };
  const argument = (): Argument => {
    if (sees('"')) return string();
    if (sees('[')) {
      at++;
      return list(']');
    }
    const boolean = take(BOOLEAN);
    if (boolean) return boolean === 'true';
    const number = take(NUMBER);
    if (number) return Number(number);
    return { path: take(NAME) ?? fail('a value') };
  };
  const predicate = (): Predicate => {
    expect('[');
    space();
    take(LEGACY_NAME);
    const column = at + 1;
    const op = take(NAME) ?? fail('a function');
    expect('(');
    const args = list(')');
    expect(']');
    return { op, args, column };
  };

  expect('[');
  const predicates: Predicate[] = [];
  while (sees('[')) predicates.push(predicate());
  expect(']');
  space();
  if (at < q.length) fail('end of input');
  return predicates;
}
