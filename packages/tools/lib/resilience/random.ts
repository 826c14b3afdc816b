export type Random = {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  pick<Item>(list: readonly Item[]): Item;
  bytes(length: number): Buffer;
  hex(length: number): string;
};

/** A seeded generator (mulberry32): the same sequence for the same seed, so that a failure can be reproduced. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const integer = (below: number): number => next() % below;
  const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => integer(256)));
  return {
    integer,
    bytes,
    pick<Item>(list: readonly Item[]): Item {
      if (list.length === 0) throw new RangeError('nothing to choose from');
      return list[integer(list.length)] as Item;
    },
    hex: (length) =>
      bytes(Math.ceil(length / 2))
        .toString('hex')
        .slice(0, length),
  };
}
