import { parsingError } from '../errors.ts';
import type { StoredDocument } from '../types.ts';
import { isRecord } from '../types.ts';
import { DATE_TESTS, momentOf } from './dates.ts';
import { kilometres } from './geo.ts';
import type { Library } from './library.ts';
import { comparable, isFilled, type Reader, readerOf } from './paths.ts';
import { type Argument, isPath, type Predicate } from './predicate-parser.ts';
import { similarity } from './similar.ts';
import { matchesAll, words, wordsOf } from './text.ts';

export type Test = {
  matches: (document: StoredDocument) => boolean;
  /** Distance of a match from the requested value, for functions that rank their matches. */
  rank?: (document: StoredDocument) => number;
};
type Call = { path: string; reader: Reader; args: Argument[]; library: Library };
type Operator = { arity: number; build: (call: Call) => Test; valid?: (args: Argument[]) => boolean };

const DATES = new Set(['Date', 'Timestamp']);
const list = (arg: Argument | undefined): Argument[] => (Array.isArray(arg) ? arg : arg === undefined ? [] : [arg]);
const numbers = (args: Argument[]) => args.every((arg) => typeof arg === 'number');

function equals({ path, reader }: Call) {
  const dated = path.endsWith('_publication_date') || DATES.has(reader.field?.type ?? '');
  return (value: unknown, arg: Argument) => (dated ? momentOf(value) === momentOf(arg) : comparable(value) === arg);
}

/** Equal to the value; for a list (tags), containing all of the values. */
function at(call: Call): Test['matches'] {
  const same = equals(call);
  const wanted = list(call.args[0]);
  return (document) => {
    const values = call.reader.read(document);
    return wanted.length > 0 && wanted.every((arg) => values.some((value) => same(value, arg)));
  };
}

function any(call: Call): Test['matches'] {
  const same = equals(call);
  return (document) => call.reader.read(document).some((value) => list(call.args[0]).some((arg) => same(value, arg)));
}

const has =
  ({ reader }: Call): Test['matches'] =>
  (document) =>
    reader.read(document).some(isFilled);

const not =
  (test: (call: Call) => Test['matches']) =>
  (call: Call): Test => {
    const matches = test(call);
    return { matches: (document) => !matches(document) };
  };

function fulltext({ path, reader, args, library }: Call): Test {
  const terms = words(String(args[0]));
  const present = (document: StoredDocument) =>
    path === 'document'
      ? wordsOf(document, library.models)
      : reader.read(document).flatMap((value) => words(String(comparable(value) ?? '')));
  return { matches: (document) => matchesAll(terms, present(document)) };
}

function near({ reader, args }: Call): Test {
  const [latitude = 0, longitude = 0, radius = 0] = args as number[];
  const rank = (document: StoredDocument) =>
    Math.min(
      ...reader
        .read(document)
        .map((value) => (isRecord(value) ? kilometres(value, { latitude, longitude }) : Infinity)),
    );
  return { rank, matches: (document) => rank(document) <= radius };
}

const numeric = (passes: (value: number, ...args: number[]) => boolean, arity: number): Operator => ({
  arity,
  valid: numbers,
  build: ({ reader, args }) => ({
    matches: (document) =>
      reader.read(document).some((value) => typeof value === 'number' && passes(value, ...(args as number[]))),
  }),
});

const dated = [...DATE_TESTS].map(([name, { arity, parse, passes }]): [string, Operator] => [
  name,
  {
    arity,
    valid: (args) => args.every((arg) => !Number.isNaN(parse(arg))),
    build: ({ reader, args }) => {
      const wanted = args.map(parse);
      const moments = (document: StoredDocument) => reader.read(document).map(momentOf);
      return { matches: (document) => moments(document).some((m) => !Number.isNaN(m) && passes(m, ...wanted)) };
    },
  },
]);

const OPERATORS = new Map<string, Operator>([
  ['at', { arity: 1, build: (call) => ({ matches: at(call) }) }],
  ['not', { arity: 1, build: not(at) }],
  ['any', { arity: 1, valid: ([arg]) => Array.isArray(arg), build: (call) => ({ matches: any(call) }) }],
  ['in', { arity: 1, valid: ([arg]) => Array.isArray(arg), build: (call) => ({ matches: any(call) }) }],
  ['has', { arity: 0, build: (call) => ({ matches: has(call) }) }],
  ['missing', { arity: 0, build: not(has) }],
  ['fulltext', { arity: 1, build: fulltext }],
  ['geopoint.near', { arity: 3, valid: numbers, build: near }],
  ['number.lt', numeric((value, limit = 0) => value < limit, 1)],
  ['number.gt', numeric((value, limit = 0) => value > limit, 1)],
  ['number.inRange', numeric((value, low = 0, high = 0) => value >= low && value <= high, 2)],
  ...dated,
]);

const WHOLE_DOCUMENT: Reader = { read: () => [] };

function readerFor(op: string, path: string, library: Library): Reader | undefined {
  if (op === 'fulltext' && path === 'document') return WHOLE_DOCUMENT;
  if (op === 'in' && !/^(document\.id|my\.[^.]+\.uid)$/.test(path)) return undefined;
  return readerOf(path, library.models);
}

/**
 * Compiles a predicate to a test of documents. Throws the API's parsing error for an unknown function, field or wrong
 * arguments.
 */
export function compile({ op, args, column }: Predicate, library: Library): Test {
  if (op === 'similar') {
    const [id, limit] = args;
    if (typeof id === 'string' && typeof limit === 'number') return similarity(id, limit, library);
    throw parsingError('[function similar(..)] expects the id of a document and a number', column);
  }
  const operator = OPERATORS.get(op);
  if (!operator) throw parsingError(`unknown function ${op}(..)`, column);
  const [first, ...rest] = args;
  const path = isPath(first) ? first.path : undefined;
  const reader = path === undefined ? undefined : readerFor(op, path, library);
  if (path === undefined) throw parsingError(`[function ${op}(..)] a field is expected first`, column);
  if (!reader) throw parsingError(`[function ${op}(..)] unexpected field '${path}'`, column);
  if (rest.length !== operator.arity || rest.some(isPath) || operator.valid?.(rest) === false) {
    throw parsingError(`[function ${op}(..)] unexpected arguments after '${path}'`, column);
  }
  const { matches, rank } = operator.build({ path, reader, args: rest, library });
  return { rank, matches: (document) => (!reader.type || document.type === reader.type) && matches(document) };
}
