import { logError } from '../log.ts';
import { folders } from './folders.ts';
import { createKeeper, type Keeper } from './keeper.ts';

const place = Symbol.for('silene.last-good');

/** The keeper of this process, on globalThis, so that each bundle sees what another one has written. */
export function openedKeeper(): Keeper {
  const holder = globalThis as { [place]?: Keeper };
  holder[place] ??= createKeeper(folders(), { fail: (error) => logError('content', error) });
  return holder[place];
}
