import { parsingError } from '../errors.ts';
import type { Models, StoredDocument } from '../types.ts';
import { comparable, isFilled, readerOf } from './paths.ts';

type Order = (a: StoredDocument, b: StoredDocument) => number;

const collator = new Intl.Collator('fr');

function compareValues(a: unknown, b: unknown, sign: number): number {
  const [left, right] = [comparable(a), comparable(b)];
  // Documents without a value come last in both directions.
  if (!isFilled(left) || !isFilled(right)) return Number(isFilled(right)) - Number(isFilled(left));
  if (typeof left === 'string' && typeof right === 'string') return sign * collator.compare(left, right);
  return sign * (Number(left) - Number(right));
}

function orderBy(term: string, models: Models): Order {
  const [path = '', direction = ''] = term.trim().split(/\s+/);
  const reader = readerOf(path, models);
  if (!reader || !['', 'asc', 'desc'].includes(direction)) {
    throw parsingError(`[orderings] unexpected field or direction '${term.trim()}'`, 1, 'orderings');
  }
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => compareValues(reader.read(a)[0], reader.read(b)[0], sign);
}

/** Parses an order such as `[my.product.title desc,document.first_publication_date]`; undefined when there is none. */
export function parseOrderings(raw: string, models: Models): Order | undefined {
  const terms = raw
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter((term) => term.trim() !== '');
  if (terms.length === 0) return undefined;
  const orders = terms.map((term) => orderBy(term, models));
  return (a, b) => orders.reduce((found, order) => found || order(a, b), 0);
}
