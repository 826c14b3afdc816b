import 'server-only';
import { type Env, env } from '../../platform/env.ts';
import { countryName } from '../../platform/i18n/countries.ts';
import * as accountCustomer from './account-customer.ts';
import * as accountOrders from './account-orders.ts';
import { subscriptions } from './account-subscriptions.ts';
import type { ShopContext } from './client.ts';
import type { AddressInput } from './customer-change.ts';
import type {
  Customer,
  CustomerAddress,
  CustomerChange,
  CustomerToken,
  Order,
  OrderPage,
  PageRequest,
  ReturnedLine,
  Subscription,
  SubscriptionAction,
} from './customer-types.ts';
import * as classicCustomer from './operations/customer.ts';
import { deleteToken, renewToken } from './operations/customer-token.ts';
import * as classicOrders from './operations/orders.ts';

/**
 * The customer's own data at the shop. `token` is the customer's access token of the shop, `most` a timeout in
 * milliseconds. A read is null when the shop does not know the token; a change then throws AppError `customerNotFound`.
 * A change also throws CustomerError (the shop refused it), AppError `customerResponseNull`, `customerMissing` and
 * `unconfirmed` (its outcome is unknown); both throw network errors.
 */
export type CustomerService = {
  /** The customer, with at most ten addresses. */
  getCustomer: (token: string, context: ShopContext, most?: number) => Promise<Customer | null>;
  /** Returns the updated customer. */
  updateCustomer: (token: string, change: CustomerChange, context: ShopContext) => Promise<Customer>;
  /** All addresses, for the export. */
  getAddresses: (token: string, context: ShopContext) => Promise<CustomerAddress[] | null>;
  /** Returns the id of the new address. */
  createAddress: (token: string, address: AddressInput, context: ShopContext) => Promise<string>;
  /** Replaces every field of an address. Throws AppError `invalidInput` for what is no id of an address. */
  updateAddress: (token: string, id: string, address: AddressInput, context: ShopContext) => Promise<string>;
  deleteAddress: (token: string, id: string, context: ShopContext) => Promise<void>;
  setDefaultAddress: (token: string, id: string, context: ShopContext) => Promise<void>;
  /** Orders, newest first. Throws AppError `invalidInput` for a cursor that the shop does not know. */
  getOrders: (token: string, page: PageRequest, context: ShopContext, most?: number) => Promise<OrderPage | null>;
  /** Orders with all their data: a few per request, since each has up to 250 lines. */
  detailsAfter: (
    token: string,
    page: PageRequest,
    context: ShopContext,
    most?: number,
  ) => Promise<{ orders: Order[]; next: string | null } | null>;
  /**
   * The order with this number among the customer's own; `order` is null when there is none.
   * @param most timeout of all its requests together
   */
  findOrder: (
    token: string,
    number: string,
    context: ShopContext,
    most?: number,
  ) => Promise<{ order: Order | null } | null>;
  /**
   * Requests a return of lines of an order at the shop. `byMail`: the shop takes none, or not from this client, and the
   * request has to be sent to the team. Throws CustomerError, AppError `orderNotFound`.
   * @param note of the customer, at most RETURN_NOTE_LENGTH characters
   */
  requestReturn: (
    token: string,
    order: { number: string; lines: readonly ReturnedLine[]; note: string },
    context: ShopContext,
  ) => Promise<'atShop' | 'byMail'>;
  /** What the customer has subscribed to; null where it is not to be seen and changed here. */
  subscriptions: Subscriptions | null;
  /** The token with a later expiry; null where tokens come from the identity provider, with the session. */
  renewToken: ((token: string, context: ShopContext) => Promise<CustomerToken>) | null;
  /** Revokes a token when the customer signs out. */
  endToken: (token: string, context: ShopContext) => Promise<void>;
};

export type Subscriptions = {
  /** The newest first; null when the token is over, `denied` when the client lacks the permission to read them. */
  list: (token: string, context: ShopContext, most?: number) => Promise<Subscription[] | 'denied' | null>;
  /** Throws CustomerError with the shop's code, AppError `unconfirmed`. */
  change: (token: string, change: { id: string; action: SubscriptionAction }, context: ShopContext) => Promise<void>;
};

/** An address as the Storefront API takes it: the country by its name, not by its code, and no code of a province. */
const named = ({ zoneCode: _, ...address }: AddressInput): AddressInput => ({
  ...address,
  country: countryName(address.country, 'en'),
});

/** Classic customer accounts, by the Storefront API. */
const classic = {
  getCustomer: classicCustomer.getCustomer,
  updateCustomer: classicCustomer.updateCustomer,
  getAddresses: classicCustomer.getAddresses,
  createAddress: (token, address, context) => classicCustomer.createAddress(token, named(address), context),
  updateAddress: (token, id, address, context) => classicCustomer.updateAddress(token, id, named(address), context),
  deleteAddress: classicCustomer.deleteAddress,
  setDefaultAddress: classicCustomer.setDefaultAddress,
  getOrders: classicOrders.getOrders,
  detailsAfter: classicOrders.detailsAfter,
  findOrder: classicOrders.findOrder,
  // Its returns are only in the Customer Account API.
  requestReturn: async () => 'byMail',
  // They are only in the Customer Account API.
  subscriptions: null,
  renewToken,
  endToken: deleteToken,
} satisfies CustomerService;

/** Customer accounts of the shop, by the Customer Account API. */
const accounts = {
  getCustomer: accountCustomer.readCustomer,
  updateCustomer: accountCustomer.updateCustomer,
  getAddresses: accountCustomer.getAddresses,
  createAddress: accountCustomer.createAddress,
  updateAddress: accountCustomer.updateAddress,
  deleteAddress: accountCustomer.deleteAddress,
  setDefaultAddress: accountCustomer.setDefaultAddress,
  getOrders: accountOrders.getOrders,
  detailsAfter: accountOrders.detailsAfter,
  findOrder: accountOrders.findOrder,
  requestReturn: accountOrders.requestReturn,
  subscriptions,
  renewToken: null,
  // The end of the session at the shop's provider ends its tokens.
  endToken: async () => {},
} satisfies CustomerService;

const SERVICES: Readonly<Record<Env['SHOP_IDENTITY'], CustomerService>> = {
  multipass: classic,
  password: classic,
  'customer-accounts': accounts,
};

/** The customers of the shop, reached in the way that SHOP_IDENTITY names. */
export const customers = (): CustomerService => SERVICES[env().SHOP_IDENTITY];
