import { processWide } from './process-wide.ts';

type Work = () => Promise<unknown> | undefined;

const held = processWide<Work[]>('at-end');

function works(): Work[] {
  held.current ??= [];
  return held.current;
}

/** Has work done when the process ends in order, after its last answer. */
export const atEnd = (work: Work): void => void works().push(work);

/** Does it, all at once; whatever comes of it. */
export const stopWork = (): Promise<unknown> => Promise.allSettled(works().map((work) => work()));
