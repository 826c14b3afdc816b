import { logError } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { folders } from './folders.ts';
import { createKeeper, type Keeper } from './keeper.ts';

const held = processWide<Keeper>('last-good');

/** The keeper of this process: each bundle sees what another one has written. */
export function openedKeeper(): Keeper {
  held.current ??= createKeeper(folders(), { fail: (error) => logError('content', error) });
  return held.current;
}
