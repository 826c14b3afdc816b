import type { Spot } from './projection.ts';

/** Numbers of rows at one place of the map; the spot is the tip of a pin of one number, the middle of several. */
export type Pin = Spot & { numbers: number[] };
/** A part of the map, in hundredths of its side. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Of a pin, and of the plate that several numbers share, in rem: large enough for a finger, on a small map as on a great one. */
export const SIZES = { pin: { width: 2.75, height: 2.75 }, drop: 2.25, cell: 2.75, padding: 0.25 } as const;

/** So much of the edge of a pin, in rem, may lie under another: the one that is pointed at comes to the front. */
const EDGE = 0.275;

/** Columns of a plate: at most four, and its rows as equal as can be. */
export const columnsFor = (numbers: number): number => Math.ceil(numbers / Math.ceil(numbers / 4));

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What a pin covers of a map whose side is so many rem. */
export function boxOf({ x, y, numbers: { length } }: Pin, side: number): Box {
  const hundredths = (rem: number) => (rem / side) * 100;
  if (length === 1) {
    const half = hundredths(SIZES.pin.width) / 2;
    return { left: x - half, right: x + half, top: y - hundredths(SIZES.pin.height), bottom: y };
  }
  const sizeOf = (cells: number) => hundredths(cells * SIZES.cell + 2 * SIZES.padding) / 2;
  const columns = columnsFor(length);
  const [width, height] = [sizeOf(columns), sizeOf(Math.ceil(length / columns))];
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

function heartOf(pin: Pin, side: number): Box {
  const { left, right, top, bottom } = boxOf(pin, side);
  const edge = (EDGE / side) * 100;
  return { left: left + edge, right: right - edge, top: top + edge, bottom: bottom - edge };
}

/** Between both, nearer to the one that has more numbers, and wholly on the map. */
function joined(one: Pin, other: Pin, side: number): Pin {
  const numbers = [...one.numbers, ...other.numbers].sort((a, b) => a - b);
  const between = (a: number, b: number) =>
    (a * one.numbers.length + b * other.numbers.length) / (one.numbers.length + other.numbers.length);
  const pin = { x: between(one.x, other.x), y: between(one.y, other.y), numbers };
  const { left, right, top, bottom } = boxOf(pin, side);
  return {
    x: pin.x + Math.max(0, -left) - Math.max(0, right - 100),
    y: pin.y + Math.max(0, -top) - Math.max(0, bottom - 100),
    numbers,
  };
}

/** A pin for each spot; those that would hide one another on a map of so many rem share one. In the order of their first numbers. */
export function pinsOf(spots: readonly (Spot & { number: number })[], side: number): Pin[] {
  let pins: Pin[] = spots.map(({ x, y, number }) => ({ x, y, numbers: [number] }));
  for (;;) {
    const pair = firstPair(pins, side);
    if (!pair) return pins;
    const [one, other] = pair;
    pins = pins.flatMap((pin) => (pin === one ? [joined(one, other, side)] : pin === other ? [] : [pin]));
  }
}

function firstPair(pins: readonly Pin[], side: number): [Pin, Pin] | null {
  for (const [index, one] of pins.entries()) {
    const heart = heartOf(one, side);
    const other = pins.slice(index + 1).find((each) => overlaps(heart, heartOf(each, side)));
    if (other) return [one, other];
  }
  return null;
}
