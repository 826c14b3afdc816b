import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Customer, Definitions, GiftCard } from './catalogue/types.ts';
import type { Cart } from './engine/cart-types.ts';
import type { Contract } from './engine/contracts.ts';
import { completeOrder } from './engine/order-complete.ts';
import type { Order } from './engine/order-types.ts';

interface TokenData {
  customerId: number;
  expiresAt: string;
  /** The grant of a token of customer accounts; classic tokens have none. */
  grantId?: string;
}

/** What apps have left in the shop through the Admin API. */
interface AdminData {
  /** Tokens by client credentials. */
  tokens: Record<string, { expiresAt: string }>;
  /** Definitions beside those of the catalogue. */
  definitions: Definitions;
  webhooks: WebhookSubscription[];
}

export interface WebhookSubscription {
  /** As the Admin API writes it: `PRODUCTS_UPDATE`. */
  topic: string;
  uri: string;
  filter: string | null;
  createdAt: string;
}

/** A card that was bought in an order, and the mail that brings its code. */
export interface IssuedCard extends GiftCard {
  order: string;
  language: string;
  country: string;
  /** `at`: when it is sent (ISO 8601). Name and message are empty for the buyer's own card. */
  mail: { to: string; name: string; message: string; at: string; sent: boolean };
}

interface GiftCardData {
  issued: IssuedCard[];
  /** Cents taken from a card, by its id. */
  spent: Record<string, number>;
}

export interface Data {
  carts: Record<string, Cart>;
  orders: Order[];
  /** Current stock by variant id, where it differs from the catalogue. */
  stock: Record<string, number>;
  tokens: Record<string, TokenData>;
  /** Customers that differ from the catalogue or are not in it, by id. */
  customers: Record<string, Customer>;
  /** Catalogue orders that have changed, by id. */
  catalogueOrders: Record<string, Order>;
  /** Password reset tokens. */
  resets: Record<string, TokenData>;
  /** Signatures of used Multipass tokens, and when these tokens expire. */
  multipass: Record<string, string>;
  /** Number of ids assigned to customers and addresses. */
  ids: number;
  giftCards: GiftCardData;
  /** What customers have subscribed to. */
  contracts: Contract[];
  admin: AdminData;
  changes: Changes;
}

/** Changes to the catalogue while the service runs. Always replaced as a whole, never mutated. */
export interface Changes {
  /** In cents, by variant id. */
  prices: Record<string, { price: number; compareAtPrice: number | null }>;
  /** Offer rules that were switched on or off, by id. */
  offers: Record<string, { status: 'ACTIVE' | 'EXPIRED'; at: string }>;
}

export interface State {
  data: Data;
  /** Call this after every change. */
  changed(): void;
  /** Writes pending changes now. */
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
  giftCards: { issued: [], spent: {} },
  contracts: [],
  admin: { tokens: {}, definitions: { metafields: [], metaobjects: [] }, webhooks: [] },
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

/** The persistent state of the service. With a file it survives a restart; without one it lives as long as the process. */
export function openState(file?: string): State {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    // Written to a temporary file and renamed: if the process is killed meanwhile, the previous file stays intact.
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
      // The tokens belong to the app, not to what was tried in the shop.
      const { tokens } = state.data.admin;
      state.data = empty();
      state.data.admin.tokens = tokens;
      state.changed();
    },
  };
  return state;
}
