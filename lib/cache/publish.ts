const place = Symbol.for('silene.publication');
type Holder = { [place]?: Set<() => void> };

/** On globalThis: the server and the pages are programs of their own, each with its own instance of this module. */
function listeners(): Set<() => void> {
  const holder = globalThis as Holder;
  holder[place] ??= new Set();
  return holder[place];
}

/** Calls back whenever something was published that pages show, here or on another instance. */
export const onPublication = (heard: () => void): void => void listeners().add(heard);

/** Something was published, and its tags are out of date from now on. */
export function tellPublication(): void {
  for (const heard of listeners()) heard();
}
