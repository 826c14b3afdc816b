'use server';
import { FormProblem } from '../forms/handle';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { customerCapabilities } from '../services/shopify/customer-capabilities';
import { isUnsure, sameAddress } from '../services/shopify/customer-change';
import type { Customer, CustomerAddress } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { MOST_ADDRESSES } from '../services/shopify/map-customer';
import { deletionTask } from './deletion';
import type { CustomerAnswer, SavedOutcome } from './form-state';
import { type ActionContext, answerTask, type Task, type TaskOf } from './handle';
import { AddressOnly, passwordTask, profileTask, saveAccount } from './profile';
import { ADDRESS_SCHEMAS, type AddressSchema, addressFields, buttonSchema, type TypedAddress } from './schema';
import { accountChanges, addressOf, addressValues, shopAddress } from './values';

export const saveProfile = async (posted: FormData): Promise<CustomerAnswer> => answerTask(profileTask, posted);

export const saveAddress = async (posted: FormData): Promise<CustomerAnswer> => answerTask(addressTask, posted);

export const makeDefault = async (posted: FormData): Promise<CustomerAnswer> => answerTask(defaultTask, posted);

export const removeAddress = async (posted: FormData): Promise<CustomerAnswer> => answerTask(removalTask, posted);

export const changePassword = async (posted: FormData): Promise<CustomerAnswer> => answerTask(passwordTask, posted);

export const requestDeletion = async (posted: FormData): Promise<CustomerAnswer> => answerTask(deletionTask, posted);

/** Form field that identifies the address: the digits of its id, or empty for a new one. */
const ADDRESS_FIELD = 'address';
const NEW = 'new';

const numberIn = (posted: FormData): string => {
  const number = posted.get(ADDRESS_FIELD);
  return typeof number === 'string' && /^\d{1,20}$/.test(number) ? number : NEW;
};

/** Searches the customer's own addresses only: another customer's address is treated as one that does not exist. */
function ownAddress(customer: Customer, number: string): CustomerAddress {
  const found = addressOf(customer, number);
  if (!found) throw new FormProblem(null, 'addressGone');
  return found;
}

/** Creates or updates an address. */
const addressTask: TaskOf<AddressSchema> = (posted, country) => {
  const number = numberIn(posted);
  return {
    place: `address-${number}`,
    fields: addressFields,
    schema: ADDRESS_SCHEMAS[country],
    shown: number === NEW ? undefined : (customer) => addressValues(ownAddress(customer, number)),
    run: (typed, action) => writeAddress(typed, number, action),
  };
};

async function writeAddress(typed: TypedAddress, number: string, action: ActionContext): Promise<SavedOutcome> {
  const { token, context, customer } = action;
  const input = shopAddress(typed, context.country);
  const hasPhone = customerCapabilities().contactPage === null;
  const changes = accountChanges(typed, customer, context.country, hasPhone);
  const both = hasPhone ? 'addressAndAccount' : 'addressAndName';
  // A double click, or a retry after a lost response, must not create a second address.
  const known =
    number === NEW ? customer.addresses.find((each) => sameAddress(input, each)) : ownAddress(customer, number);
  if (!known && customer.addresses.length >= MOST_ADDRESSES) throw new FormProblem(null, 'addressesFull');
  try {
    const saved = await saveAccount({ customer: changes, address: { id: known?.id ?? null, input } }, token, context);
    if (!saved) throw new AppError('signedOut');
    return Object.keys(changes).length > 0 ? both : 'address';
  } catch (error) {
    if (!(error instanceof AddressOnly)) throw error;
    const hasChanges = Object.keys(changes).length > 0;
    // Nobody knows whether the account has changed.
    if (hasChanges && isUnsure(error.cause)) throw error.cause;
    logError('customer', error.cause);
    if (!hasChanges) return 'address';
    return hasPhone ? 'addressOnly' : 'addressNotName';
  }
}

/** Task for a button beside an address. */
const buttonTask = (run: Task<typeof buttonSchema>['run']): Task<typeof buttonSchema> => ({
  place: 'addresses',
  fields: {},
  schema: buttonSchema,
  run,
});

const defaultTask = buttonTask(async (_, { token, context, customer, posted }) => {
  await customers().setDefaultAddress(token, ownAddress(customer, numberIn(posted)).id, context);
  return 'madeDefault';
});

const removalTask = buttonTask(async (_, { token, context, customer, posted }) => {
  await customers().deleteAddress(token, ownAddress(customer, numberIn(posted)).id, context);
  return 'removed';
});
