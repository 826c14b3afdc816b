import 'server-only';
import { env } from '../../platform/env.ts';
import {
  createAddress,
  deleteAddress,
  getAddresses,
  readCustomer,
  setDefaultAddress,
  updateAddress,
  updateCustomer,
} from './account-customer.ts';
import { detailsAfter, findOrder, getOrders, requestReturn } from './account-orders.ts';
import { subscriptions } from './account-subscriptions.ts';
import type { CustomerService } from './customers.ts';

/** Customer accounts of the shop, by the Customer Account API. */
export const accounts: CustomerService = {
  capabilities: () => ({
    signIn: 'provider',
    canRegister: false,
    password: null,
    hasSignInEmail: false,
    contactPage: `${env().SHOPIFY_STORE_DOMAIN}/account`,
    provesEmail: true,
  }),
  getCustomer: (token, _, most) => readCustomer(token, most),
  updateCustomer,
  getAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  getOrders,
  detailsAfter,
  findOrder,
  requestReturn,
  subscriptions,
  renewToken: null,
  // The end of the session at the shop's provider ends its tokens.
  endToken: async () => {},
};
