import type { Point } from '../services/geocoding.ts';

/** The area that a map shows: a square with `centre` in its middle and its edges `reach` kilometres away. */
export type Frame = { centre: Point; reach: number };
/** A position on the map, in percent of its side, from the upper left corner. */
export type Spot = { x: number; y: number };

/** Length of one degree of a great circle. */
const KILOMETRES_A_DEGREE = 111.195;

/** Positions within this part of the map have room for their pin above them. */
const USED = 0.7;

/** Minimum distance that a map covers: a map of a single street is not useful. */
const LEAST_KILOMETRES = 1;

/** Position of a point on the map, as a flat projection: accurate to one percent within fifty kilometres. */
export function onMap({ latitude, longitude }: Point, { centre, reach }: Frame): Spot {
  // Normalised to the shorter way around the globe.
  const degreesEast = ((((longitude - centre.longitude + 180) % 360) + 360) % 360) - 180;
  const east = degreesEast * Math.cos((centre.latitude * Math.PI) / 180) * KILOMETRES_A_DEGREE;
  const north = (latitude - centre.latitude) * KILOMETRES_A_DEGREE;
  return { x: 50 + (east / reach) * 50, y: 50 - (north / reach) * 50 };
}

/** On the map, or close enough to its edges to be visible when its container is not square. */
export const isAround = ({ x, y }: Spot): boolean => x >= -25 && x <= 125 && y >= -25 && y <= 125;

/**
 * Distance in kilometres from the centre of the map to its edges, so that all these distances fit. Without any, or when
 * all are at the centre itself because only their commune is known, the whole requested radius is shown.
 */
export function reachOf(distances: readonly number[], radius: number): number {
  const farthest = Math.max(0, ...distances);
  const shown = farthest < 0.1 ? radius : Math.max(farthest, LEAST_KILOMETRES);
  return shown / USED;
}

const STEPS = [50, 20, 10, 5, 2, 1, 0.5];

/** Round distances in kilometres for the rings of the map, ascending: at least two, at most four. */
export function ringsOf(reach: number): number[] {
  const step = STEPS.find((each) => each * 2 <= reach) ?? 0.5;
  const count = Math.max(1, Math.min(4, Math.floor(reach / step)));
  return Array.from({ length: count }, (_, index) => step * (index + 1));
}

/**
 * Row numbers at one position of the map; the position is the tip of a pin with one number, or the middle of one with
 * several.
 */
export type Pin = Spot & { numbers: number[] };
/** An area of the map, in percent of its side. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Sizes in rem of a pin, and of the plate that several numbers share: large enough for touch, on small and large maps alike. */
export const SIZES = { pin: { width: 2.75, height: 2.75 }, drop: 2.25, cell: 2.75, padding: 0.25 } as const;

/** How much of the edge of a pin, in rem, may be covered by another: the pin under the pointer is raised to the front. */
const EDGE = 0.275;

/** Number of columns of a plate: at most four, with rows as equal as possible. */
export const columnsFor = (numbers: number): number => Math.ceil(numbers / Math.ceil(numbers / 4));

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Area that a pin covers on a map of `side` rem. */
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

/** Merges two pins: placed between both, weighted by their count of numbers, and completely on the map. */
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

/**
 * One pin for each position; pins that would cover one another on a map of `side` rem are merged. Ordered by their first
 * numbers.
 */
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

export type Name = Spot & { text: string };

/** Width of a letter, height of a line, and distance from a dot to the name below it, in rem. */
export const NAME = { letter: 0.44, line: 1.1, below: 0.26 } as const;

/** Area that a name covers on a map of `side` rem: it is centred below its dot. */
export function boxOfName({ x, y, text }: Name, side: number): Box {
  const hundredths = (rem: number) => (rem / side) * 100;
  const half = hundredths(text.length * NAME.letter) / 2;
  const top = y + hundredths(NAME.below);
  return { left: x - half, right: x + half, top, bottom: top + hundredths(NAME.line) };
}

const isInside = ({ left, right, top, bottom }: Box): boolean => left >= 0 && right <= 100 && top >= 0 && bottom <= 100;

/**
 * The names that fit on a map of `side` rem, earlier ones first: none leaves the map, overlaps another name or a taken
 * area, or appears twice.
 */
export function readableNames<N extends Name>(names: readonly N[], taken: readonly Box[], side: number): N[] {
  const covered = [...taken];
  const named = new Set<string>();
  return names.filter((name) => {
    const box = boxOfName(name, side);
    if (named.has(name.text) || !isInside(box) || covered.some((each) => overlaps(each, box))) return false;
    covered.push(box);
    named.add(name.text);
    return true;
  });
}

export type Named = Point & { name: string };
type Numbered = Point & { number: number; kilometres: number };

type MapName = Name & { of: 'ring' | 'centre' | 'commune' };
/** Elements with an absolute size, whose layout depends on the size of the map. */
type Layout = { pins: readonly Pin[]; names: readonly MapName[] };

/** The plain map with its layout: all positions and sizes in percent of its side. */
export type MapView = {
  rings: readonly { kilometres: number; radius: number }[];
  /** The other communes, including those slightly beyond the edges. */
  dots: readonly Spot[];
  narrow: Layout;
  wide: Layout;
};

/** Sides of the map in rem: on a narrow phone, and from the breakpoint of the wide layout. */
export const MAP_SIDES = { narrow: 20, wide: 32 } as const;

type MapArea = {
  centre: Named;
  radius: number;
  neighbours: readonly Numbered[];
  /** The communes within this distance, the most populous first. */
  communes: (kilometres: number) => readonly Named[];
  /** Label of a ring. */
  distance: (kilometres: number) => string;
};

/** Distance from the line of a ring to its label inside. */
const WITHIN = 7;

/** Lays out the map around a place, with numbered neighbours. */
export function mapView({ centre, radius, neighbours, communes, distance }: MapArea): MapView {
  const frame = {
    centre,
    reach: reachOf(
      neighbours.map(({ kilometres }) => kilometres),
      radius,
    ),
  };
  const spots = neighbours.map((neighbour) => ({ ...onMap(neighbour, frame), number: neighbour.number }));
  const rings = ringsOf(frame.reach).map((kilometres) => ({ kilometres, radius: (kilometres / frame.reach) * 50 }));
  const others = communes(frame.reach * 2)
    .filter(({ name }) => name !== centre.name)
    .map((commune) => ({ of: 'commune' as const, text: commune.name, ...onMap(commune, frame) }))
    .filter(isAround);
  const names: MapName[] = [
    { of: 'centre', text: centre.name, x: 50, y: 50 },
    ...rings.flatMap((ring): MapName[] => {
      const name = { of: 'ring', text: distance(ring.kilometres), x: 50 } as const;
      return [
        { ...name, y: 50 + ring.radius - WITHIN },
        { ...name, y: 50 - ring.radius },
      ];
    }),
    ...others,
  ];
  const layoutFor = (side: number): Layout => {
    const pins = pinsOf(spots, side);
    return {
      pins,
      names: readableNames(
        names,
        pins.map((pin) => boxOf(pin, side)),
        side,
      ),
    };
  };
  const dots = others.map(({ x, y }) => ({ x, y }));
  return { rings, dots, narrow: layoutFor(MAP_SIDES.narrow), wide: layoutFor(MAP_SIDES.wide) };
}
