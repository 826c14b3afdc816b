import type { Customer, CustomerAddress } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { type AddressInput, readAddress, withAddress, withoutAddress } from '../engine/customer-addresses.ts';
import type { CustomerProblem } from '../engine/customer-problems.ts';
import { newId, saveCustomer } from '../engine/customers.ts';
import { numberOf } from '../gid.ts';
import type { Resolvers } from '../resolve.ts';
import { customerAddress, customerAddressGid } from './customer.ts';
import { asCustomer, done, refused } from './customer-payload.ts';

interface Args {
  customerAccessToken: string;
  address: AddressInput;
  id: string;
  addressId: string;
}

/** Does not reveal whether the address belongs to another customer. */
const notFound = (field: string): CustomerProblem => ({
  code: 'NOT_FOUND',
  field: [field],
  message: 'Address does not exist',
});

const addressOf = (customer: Customer, gid: string): CustomerAddress | undefined =>
  customer.addresses.find(({ id }) => id === numberOf(gid, 'MailingAddress'));

function save(customer: Customer, context: Context): Customer {
  const changed = { ...customer, updatedAt: context.clock().toISOString() };
  saveCustomer(changed, context);
  return changed;
}

function create({ customerAccessToken, address: input }: Args, context: Context) {
  const names = ['customerAddress'];
  return asCustomer(customerAccessToken, names, context, (customer) => {
    const read = readAddress(input);
    if ('problems' in read) return refused(names, read.problems);
    const address = { ...read.address, id: newId(context) };
    save(withAddress(customer, address), context);
    return done({ customerAddress: customerAddress(address, context) });
  });
}

function update({ customerAccessToken, id, address: input }: Args, context: Context) {
  const names = ['customerAddress'];
  return asCustomer(customerAccessToken, names, context, (customer) => {
    const before = addressOf(customer, id);
    if (!before) return refused(names, [notFound('id')]);
    const read = readAddress(input, before);
    if ('problems' in read) return refused(names, read.problems);
    const address = { ...read.address, id: before.id };
    save(withAddress(customer, address), context);
    return done({ customerAddress: customerAddress(address, context) });
  });
}

function remove({ customerAccessToken, id }: Args, context: Context) {
  const names = ['deletedCustomerAddressId'];
  return asCustomer(customerAccessToken, names, context, (customer) => {
    const address = addressOf(customer, id);
    if (!address) return refused(names, [notFound('id')]);
    save(withoutAddress(customer, address.id), context);
    return done({ deletedCustomerAddressId: customerAddressGid(address, context) });
  });
}

function makeDefault({ customerAccessToken, addressId }: Args, context: Context) {
  const names = ['customer'];
  return asCustomer(customerAccessToken, names, context, (customer) => {
    const address = addressOf(customer, addressId);
    if (!address) return refused(names, [notFound('addressId')]);
    return done({ customer: save({ ...customer, defaultAddressId: address.id }, context) });
  });
}

export const customerAddressMutations: Resolvers = {
  Mutation: {
    customerAddressCreate: (_: unknown, args: Args, context: Context) => create(args, context),
    customerAddressUpdate: (_: unknown, args: Args, context: Context) => update(args, context),
    customerAddressDelete: (_: unknown, args: Args, context: Context) => remove(args, context),
    customerDefaultAddressUpdate: (_: unknown, args: Args, context: Context) => makeDefault(args, context),
  },
};
