import { type Box, overlaps, type Spot } from './map-pins.ts';

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
  const said = new Set<string>();
  return names.filter((name) => {
    const box = boxOfName(name, side);
    if (said.has(name.text) || !isInside(box) || covered.some((each) => overlaps(each, box))) return false;
    covered.push(box);
    said.add(name.text);
    return true;
  });
}
