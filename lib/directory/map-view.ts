import type { Point } from '../services/geocoding/place.ts';
import {
  type Box,
  boxOf,
  isAround,
  onMap,
  overlaps,
  type Pin,
  pinsOf,
  reachOf,
  ringsOf,
  type Spot,
} from './map-pins.ts';

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
