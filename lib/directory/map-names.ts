import { type Box, overlaps, type Spot } from './map-pins.ts';

export type Name = Spot & { text: string };

/** What a letter and a line of names take, and the way from a dot to its name below, in rem. */
export const NAME = { letter: 0.44, line: 1.1, below: 0.26 } as const;

/** What a name covers of a map whose side is so many rem: it stands centred below its dot. */
export function boxOfName({ x, y, text }: Name, side: number): Box {
  const hundredths = (rem: number) => (rem / side) * 100;
  const half = hundredths(text.length * NAME.letter) / 2;
  const top = y + hundredths(NAME.below);
  return { left: x - half, right: x + half, top, bottom: top + hundredths(NAME.line) };
}

const isInside = ({ left, right, top, bottom }: Box): boolean => left >= 0 && right <= 100 && top >= 0 && bottom <= 100;

/**
 * The names that can be read on a map of so many rem, the first of them before the others: none leaves the map, covers
 * another, lies on what is taken or is there twice.
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
