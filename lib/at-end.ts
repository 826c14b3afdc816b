type Work = () => Promise<unknown> | undefined;

const place = Symbol.for('silene.at-end');
type Holder = { [place]?: Work[] };

/** On globalThis: the server and the pages are programs of their own, each with its own instance of this module. */
function works(): Work[] {
  const holder = globalThis as Holder;
  holder[place] ??= [];
  return holder[place];
}

/** Has work done when the process ends in order, after its last answer. */
export const atEnd = (work: Work): void => void works().push(work);

/** Does it, all at once; whatever comes of it. */
export const stopWork = (): Promise<unknown> => Promise.allSettled(works().map((work) => work()));
