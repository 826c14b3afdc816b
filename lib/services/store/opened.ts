import { processWide, STORE_SLOT } from '../../platform/process/singletons.ts';
import type { Store } from './open.ts';

/** Where the process keeps its store. */
export const storeSlot = processWide<Promise<Store>>(STORE_SLOT);

/** The store if this process has opened it, or is about to: nobody opens it for the sake of a page. */
export const openedStore = (): Promise<Store> | undefined => storeSlot.current;
