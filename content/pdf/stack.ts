import { MARGIN, PAGE } from './marks.ts';

/** A block of a page: its height, and the marks drawn below a given `top`, in points. */
export type Block = { height: number; draw: (top: number) => string[] };

export const gap = (height: number): Block => ({ height, draw: () => [] });

/** Stacks the marks of blocks vertically, from the upper margin. */
export function stack(blocks: readonly Block[]): string {
  let top = PAGE.height - MARGIN;
  const marks = blocks.flatMap(({ height, draw }) => {
    const drawn = draw(top);
    top -= height;
    return drawn;
  });
  if (top < MARGIN) throw new Error(`a page is ${Math.ceil(MARGIN - top)} points too long`);
  return marks.join('\n');
}
