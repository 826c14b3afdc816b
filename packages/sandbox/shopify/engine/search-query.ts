import { asSearchText, type SearchText } from './search-text.ts';
import { fold, words } from './text.ts';

/** The text and fields that search filters can test: a list matches when any of its entries does. */
export interface Searchable {
  text: string | SearchText;
  fields: Record<string, (string | number | boolean)[]>;
}

type Test = (thing: Searchable) => boolean;
type Token = { kind: 'open' | 'close' | 'and' | 'or' | 'not' } | { kind: 'term'; field: string | null; value: string };

const operators = { '(': 'open', ')': 'close', AND: 'and', OR: 'or', NOT: 'not' } as const;
const lexer = /\(|\)|-(?=[^\s])|(?:([\w.]+):)?(?:(?:[<>]=?)?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|[^\s()]+)/g;

function unquote(value: string): string {
  return value.replace(/^((?:[<>]=?)?)(["'])([\s\S]*)\2$/, '$1$3').replace(/\\(.)/g, '$1');
}

function tokens(query: string): Token[] {
  return [...query.matchAll(lexer)].map((match): Token => {
    const [text, field] = match;
    if (text === '-') return { kind: 'not' };
    const operator = operators[text as keyof typeof operators];
    if (operator) return { kind: operator };
    return { kind: 'term', field: field ?? null, value: unquote(field ? text.slice(field.length + 1) : text) };
  });
}

function compare(actual: string | number | boolean, wanted: string): boolean {
  const [, operator = '', operand = ''] = wanted.match(/^([<>]=?)?([\s\S]*)$/) ?? [];
  if (operator) {
    const toNumber = (value: string | number | boolean) =>
      typeof actual === 'string' ? Date.parse(String(value)) : Number(value);
    const [a, b] = [toNumber(actual), operand === 'now' ? Date.now() : toNumber(operand)];
    if (operator === '<') return a < b;
    if (operator === '<=') return a <= b;
    return operator === '>' ? a > b : a >= b;
  }
  if (typeof actual === 'number') return actual === Number(operand);
  const text = fold(String(actual));
  // A date without a time matches the whole day.
  if (/^\d{4}-\d\d-\d\d$/.test(operand)) return text === operand || text.startsWith(`${operand}t`);
  const sought = fold(operand);
  return sought.endsWith('*') ? text.startsWith(sought.slice(0, -1)) : text === sought;
}

/** Tests a text for words, with prefix matching for a trailing star; several words in quotes match as a phrase. */
function textTest(wanted: string): (text: string | SearchText) => boolean {
  const sought = fold(wanted);
  if (/\s/.test(sought)) return (text) => asSearchText(text).folded.includes(sought);
  const parts = words(wanted);
  return (text) => {
    const all = asSearchText(text).words;
    return parts.every((part, i) => {
      const open = sought.endsWith('*') && i === parts.length - 1;
      return open ? all.some((word) => word.startsWith(part)) : all.includes(part);
    });
  };
}

/** A filter on an unknown field is ignored, as Shopify does. */
function term(field: string | null, value: string): Test {
  const inText = textTest(value);
  if (!field) return (thing) => value === '*' || inText(thing.text);
  if (field.endsWith('_not')) {
    const test = term(field.slice(0, -4), value);
    return (thing) => !test(thing);
  }
  if (field === 'title') return (thing) => (thing.fields.title ?? []).some((title) => inText(String(title)));
  const wanted = field === 'product_type' ? value.split(',').map((part) => part.trim()) : [value];
  return (thing) => {
    const actual = thing.fields[field];
    if (!actual) return true;
    return value === '*' ? actual.length > 0 : wanted.some((one) => actual.some((entry) => compare(entry, one)));
  };
}

/**
 * Shopify's search syntax for `query` arguments: terms, field:value, comparisons, quotes, parentheses, NOT or -,
 * AND (also implied), OR. AND binds tighter than OR.
 */
export function parseSearch(query: string | null | undefined): Test {
  const list = tokens(query?.trim() ?? '');
  let at = 0;
  const kind = () => list[at]?.kind;

  const unary = (): Test => {
    const token = list[at];
    at += 1;
    if (!token || token.kind === 'close') return () => true;
    if (token.kind === 'not') {
      const test = unary();
      return (thing) => !test(thing);
    }
    if (token.kind === 'open') {
      const test = either();
      if (kind() === 'close') at += 1;
      return test;
    }
    return token.kind === 'term' ? term(token.field, token.value) : unary();
  };
  const both = (): Test => {
    const tests = [unary()];
    while (at < list.length && kind() !== 'or' && kind() !== 'close') {
      if (kind() === 'and') at += 1;
      tests.push(unary());
    }
    return (thing) => tests.every((test) => test(thing));
  };
  const either = (): Test => {
    const tests = [both()];
    while (kind() === 'or') {
      at += 1;
      tests.push(both());
    }
    return (thing) => tests.some((test) => test(thing));
  };
  return list.length === 0 ? () => true : either();
}
