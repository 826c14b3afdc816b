import 'server-only';
import { countryName } from '../../platform/i18n/countries.ts';
import type { CustomerService } from './customers.ts';
import { getCustomer, updateCustomer } from './operations/customer.ts';
import {
  createAddress,
  deleteAddress,
  getAddresses,
  setDefaultAddress,
  updateAddress,
} from './operations/customer-addresses.ts';
import { deleteToken, renewToken } from './operations/customer-token.ts';
import { detailsAfter, findOrder, getOrders } from './operations/orders.ts';
import type { AddressInput } from './same-content.ts';

/** An address as the Storefront API takes it: the country by its name, not by its code, and no code of a province. */
const named = ({ zoneCode: _, ...address }: AddressInput): AddressInput => ({
  ...address,
  country: countryName(address.country, 'en'),
});

/** Classic customer accounts, by the Storefront API. */
const classic = {
  getCustomer,
  updateCustomer,
  getAddresses,
  createAddress: (token, address, context) => createAddress(token, named(address), context),
  updateAddress: (token, id, address, context) => updateAddress(token, id, named(address), context),
  deleteAddress,
  setDefaultAddress,
  getOrders,
  detailsAfter,
  findOrder,
  // Its returns are only in the Customer Account API.
  requestReturn: async () => 'byMail',
  // They are only in the Customer Account API.
  subscriptions: null,
  renewToken,
  endToken: deleteToken,
} satisfies Omit<CustomerService, 'capabilities'>;

/** An OpenID provider knows the customers, and its profile opens the shop by Multipass. */
export const throughMultipass: CustomerService = {
  ...classic,
  capabilities: () => ({
    signIn: 'provider',
    canRegister: true,
    password: 'provider',
    hasSignInEmail: true,
    contactPage: null,
    provesEmail: true,
  }),
};

/** The shop keeps the passwords. */
export const byPassword: CustomerService = {
  ...classic,
  capabilities: () => ({
    signIn: 'here',
    canRegister: true,
    password: 'here',
    hasSignInEmail: false,
    contactPage: null,
    provesEmail: false,
  }),
};
