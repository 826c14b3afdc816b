import { processSingleton, STORE_SLOT } from '../../platform/process.ts';
import type { Store } from './open.ts';

/** Global slot for the store of the process. */
export const storeSlot = processSingleton<Promise<Store>>(STORE_SLOT);

/** Set while this process brings the tables up to date, or waits for another one that does. */
export const migrationSlot = processSingleton<true>('migration');

/** The store if this process has opened it or is opening it; never opens it just to render a page. */
export const openedStore = (): Promise<Store> | undefined => storeSlot.current;
