import type { Store } from './open.ts';

/** Where the process keeps its store: one for all bundles of the server, each of which has module instances of its own. */
export const storePlace = Symbol.for('silene.store');
export type StoreHolder = { [storePlace]?: Promise<Store> };

/** The store if this process has opened it, or is about to: nobody opens it for the sake of a page. */
export const openedStore = (): Promise<Store> | undefined => (globalThis as StoreHolder)[storePlace];
