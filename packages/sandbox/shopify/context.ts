import type { Letter } from '../mail/letter.ts';
import type { App } from './admin/access.ts';
import type { Catalogue, Variant } from './catalogue/types.ts';
import { customerById } from './engine/customers.ts';
import { ordersNow } from './engine/orders.ts';
import type { Market } from './engine/pricing.ts';
import { type StockOf, unitsLeft } from './engine/stock.ts';
import type { Deadline } from './limits.ts';
import type { State } from './state.ts';
import type { Version } from './versions.ts';
import type { Tell } from './webhooks/tellings.ts';

export interface Tools {
  /** As loaded from the files; requests use `catalogueNow`. */
  catalogue: Catalogue;
  state: State;
  clock: () => Date;
  /** Hexadecimal text of the given number of random bytes. */
  random: (bytes: number) => string;
  /** Secret of the Multipass tokens. */
  multipassSecret: string;
  /** The installed app, whose credentials open the Admin API. */
  app: App;
  /** Milliseconds after which a request is ended. */
  longestMs: number;
  /** Sends a mail to a customer. */
  post: (letter: Letter) => void;
  /** Sends webhooks about a change. */
  tell: (what: Tell) => void;
}

/** The context of a resolver: the shop, and the customer's country and language. */
export interface Context extends Tools {
  origin: string;
  /** Version of the schema that the request is executed with. */
  version: Version;
  /** Without a token a part of the shop is not shown. */
  hasToken: boolean;
  deadline: Deadline;
  country: string;
  language: string;
  /** False when the request did not specify a country, or one that the shop does not have. */
  countryGiven: boolean;
  languageGiven: boolean;
  /** What the visitor accepts, as the request says it; null when it says nothing. */
  visitorConsent: VisitorConsent | null;
}

/** True: accepted, false: declined, null or absent: not decided. */
export type VisitorConsent = Partial<Record<'analytics' | 'marketing' | 'preferences' | 'saleOfData', boolean | null>>;

type Shelves = Pick<Tools, 'catalogue' | 'state'>;

export function stockOf({ catalogue, state }: Shelves): StockOf {
  return (id) => {
    const written = catalogue.variant(id)?.stock;
    return written == null ? null : (state.data.stock[id] ?? written);
  };
}

export function unitsOf(tools: Shelves, variant: Variant): number | null {
  return unitsLeft(variant, stockOf(tools), tools.catalogue.variant);
}

export function isAvailable(tools: Tools): (variant: Variant) => boolean {
  return (variant) => variant.continueSelling || unitsOf(tools, variant) !== 0;
}

/** What the prices of a cart depend on at this moment. */
export function marketOf({ catalogue, state, clock }: Pick<Tools, 'catalogue' | 'state' | 'clock'>): Market {
  const customer: Market['customer'] = (id) => customerById(id, { catalogue, state });
  return { catalogue, now: clock(), orders: ordersNow({ catalogue, state }), customer };
}

/** A version 4 UUID from the injected random source, so that tests can predict it. */
export function uuid({ random }: Tools): string {
  const hex = random(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
