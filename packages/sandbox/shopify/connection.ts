import { badRequest } from './resolve.ts';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const pageLimit = 250;

interface Place {
  last_id: string;
  offset: number;
}

const encode = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function decode(cursor: string): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Place>;
    const { last_id, offset = -1 } = place;
    if (typeof last_id === 'string' && Number.isInteger(offset) && offset >= 0) return { last_id, offset };
  } catch {
    // falls through to the error below, like any other invalid cursor
  }
  throw badRequest(`Invalid cursor for current pagination sort: ${cursor}`);
}

function pageSize({ first, last }: PageArgs): number {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) throw badRequest('providing both first and last is not supported');
  const name = first == null ? 'last' : 'first';
  const size = first ?? last ?? 0;
  if (size < 0) throw badRequest(`${name} cannot be negative`);
  if (size > pageLimit) throw badRequest(`${name} cannot exceed ${pageLimit}`);
  return size;
}

/** One page of a list. A cursor refers to an item, or to its position once the item is removed. */
export function connection<T>(list: readonly T[], args: PageArgs, keyOf: (item: T) => string | number) {
  const size = pageSize(args);
  const items = args.reverse ? [...list].reverse() : list;
  const indexOf = (cursor: string) => {
    const place = decode(cursor);
    const index = items.findIndex((item) => String(keyOf(item)) === place.last_id);
    return index < 0 ? { at: place.offset, next: place.offset } : { at: index, next: index + 1 };
  };
  let from = args.after == null ? 0 : indexOf(args.after).next;
  let to = args.before == null ? items.length : Math.min(items.length, indexOf(args.before).at);
  if (args.first != null) to = Math.min(to, from + size);
  else from = Math.max(from, to - size);
  const edges = items.slice(from, Math.max(from, to)).map((node, index) => ({
    node,
    cursor: encode({ last_id: String(keyOf(node)), offset: from + index }),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: items.length,
    pageInfo: {
      hasNextPage: from + edges.length < items.length,
      hasPreviousPage: from > 0 && items.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
