import type { Shared } from './shared.ts';

const place = Symbol.for('silene.shared-cache');
type Holder = { [place]?: Shared };

/** What the instances of the site share; undefined where there is one instance only. */
export const heldShared = (): Shared | undefined => (globalThis as Holder)[place];

/** On globalThis: the framework imports its handlers more than once, and pages are bundles of their own. */
export function holdShared(open: () => Shared): Shared {
  const holder = globalThis as Holder;
  holder[place] ??= open();
  return holder[place];
}
