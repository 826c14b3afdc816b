import { processSingleton, STORE_SLOT } from '../../platform/process/singletons.ts';
import type { Store } from './open.ts';

/** Where the process keeps its store. */
export const storeSlot = processSingleton<Promise<Store>>(STORE_SLOT);

/** The store if this process has opened it, or is about to: nobody opens it for a page alone. */
export const openedStore = (): Promise<Store> | undefined => storeSlot.current;
