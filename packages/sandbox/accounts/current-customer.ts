import type { Customer } from '../shopify/catalogue/types.ts';
import type { Context } from '../shopify/context.ts';
import { customerById, saveCustomer } from '../shopify/engine/customers.ts';

/** The root of every operation: the customer of the token. */
export interface Root {
  customerId: number;
}

/** An error of a mutation: the code is one of the mutation's own enum. */
export interface Problem {
  code: string;
  field: string[] | null;
  message: string;
}

export function currentCustomer({ customerId }: Root, context: Context): Customer {
  const customer = customerById(customerId, context);
  if (!customer) throw new Error(`There is no customer ${customerId}.`);
  return customer;
}

export function changeCustomer(customer: Customer, changes: Partial<Customer>, context: Context): Customer {
  const changed = { ...customer, ...changes, updatedAt: context.clock().toISOString() };
  saveCustomer(changed, context);
  return changed;
}
