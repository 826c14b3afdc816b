import { processSingleton, STORE_SLOT } from '../../platform/process/singletons.ts';
import type { Store } from './open.ts';

/** Global slot for the store of the process. */
export const storeSlot = processSingleton<Promise<Store>>(STORE_SLOT);

/** The store if this process has opened it or is opening it; never opens it just to render a page. */
export const openedStore = (): Promise<Store> | undefined => storeSlot.current;
