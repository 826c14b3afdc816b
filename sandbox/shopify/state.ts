import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Customer } from './catalogue/types.ts';
import type { Cart } from './engine/cart-types.ts';
import { completeOrder } from './engine/order-complete.ts';
import type { Order } from './engine/order-types.ts';

interface TokenData {
  customerId: number;
  expiresAt: string;
}

export interface Data {
  carts: Record<string, Cart>;
  orders: Order[];
  /** What the catalogue says no longer: pieces left, by variant id. */
  stock: Record<string, number>;
  tokens: Record<string, TokenData>;
  /** Customers who are not as the catalogue has them, or not in it, by id. */
  customers: Record<string, Customer>;
  /** Orders of the catalogue that are not as it has them, by id. */
  catalogueOrders: Record<string, Order>;
  /** Tokens of those who forgot their password. */
  resets: Record<string, TokenData>;
  /** Signatures of Multipass tokens that were used, and until when they could be used again. */
  multipass: Record<string, string>;
  /** How many ids of customers and addresses were given out. */
  ids: number;
  changes: Changes;
}

/** What was changed of the catalogue while the service runs. Replaced as a whole, never written into. */
export interface Changes {
  /** In cents, by variant id. */
  prices: Record<string, { price: number; compareAtPrice: number | null }>;
  /** Offer rules that were switched, by id. */
  offers: Record<string, { status: 'ACTIVE' | 'EXPIRED'; at: string }>;
}

export interface State {
  data: Data;
  /** To be called after every change. */
  changed(): void;
  /** Writes now what is not written yet. */
  flush(): void;
  reset(): void;
}

const empty = (): Data => ({
  carts: {},
  orders: [],
  stock: {},
  tokens: {},
  customers: {},
  catalogueOrders: {},
  resets: {},
  multipass: {},
  ids: 0,
  changes: { prices: {}, offers: {} },
});
const quietMs = 150;

function read(file: string): Data {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return empty();
  }
  try {
    const data = { ...empty(), ...(JSON.parse(text) as Partial<Data>) };
    return { ...data, orders: data.orders.map(completeOrder) };
  } catch {
    throw new Error(`${file} is not JSON. Remove it to start with an empty shop.`);
  }
}

/** What the service remembers. With a file it survives a restart; without one it lives as long as the process. */
export function openState(file?: string): State {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    // Written aside and renamed: a process killed meanwhile leaves the former file whole.
    writeFileSync(`${file}.tmp`, JSON.stringify(state.data));
    renameSync(`${file}.tmp`, file);
  };
  const state: State = {
    data: file ? read(file) : empty(),
    changed() {
      if (file) timer ??= setTimeout(write, quietMs);
    },
    flush() {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
    reset() {
      state.data = empty();
      state.changed();
    },
  };
  return state;
}
