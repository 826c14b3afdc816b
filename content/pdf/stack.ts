import { MARGIN, PAGE } from './marks.ts';

/** A part of a page: its height, and its marks below a line, in points. */
export type Block = { height: number; draw: (top: number) => string[] };

export const gap = (height: number): Block => ({ height, draw: () => [] });

/** The marks of blocks one below the other, from the upper margin. */
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
