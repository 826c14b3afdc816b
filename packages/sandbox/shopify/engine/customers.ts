import { isPassword } from '../../passwords.ts';
import type { Catalogue, Customer, CustomerAddress } from '../catalogue/types.ts';
import type { State } from '../state.ts';

export interface People {
  catalogue: Pick<Catalogue, 'customers'>;
  state: State;
}

/** All current customers: those of the catalogue, then those added since. */
export function customersNow({ catalogue, state }: People): Customer[] {
  const { customers } = state.data;
  const known = catalogue.customers.map((written): Customer => customers[written.id] ?? written);
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...Object.values(customers).filter(({ id }) => !ids.has(id))];
}

export function customerById(id: number | null | undefined, { catalogue, state }: People): Customer | null {
  if (id == null) return null;
  return state.data.customers[id] ?? catalogue.customers.find((written) => written.id === id) ?? null;
}

export const emailOf = (text: string): string => text.trim().toLowerCase();

export function customerByEmail(email: string, people: People): Customer | null {
  const wanted = emailOf(email);
  return customersNow(people).find((one) => one.email.toLowerCase() === wanted) ?? null;
}

/** Stores a changed or new customer. A password that is in the catalogue is not copied. */
export function saveCustomer(customer: Customer, { state }: People) {
  const { password, ...kept } = customer as Customer & { password?: string };
  state.data.customers[kept.id] = kept;
  state.changed();
}

/** A customer who never changed the password has that of the catalogue; one created through Multipass has none. */
export function hasPassword({ id, passwordHash }: Customer, password: string, { catalogue }: People): boolean {
  if (passwordHash) return isPassword(password, passwordHash);
  return catalogue.customers.some((written) => written.id === id && written.password === password);
}

/** An id that no customer and no address has ever had. */
export function newId({ state }: People): number {
  state.data.ids += 1;
  return 800_000 + state.data.ids;
}

export function newCustomer(given: { email: string } & Partial<Customer>, now: Date, people: People): Customer {
  return {
    id: newId(people),
    firstName: null,
    lastName: null,
    phone: null,
    tags: [],
    acceptsMarketing: false,
    addresses: [],
    defaultAddressId: null,
    disabled: false,
    metafields: [],
    createdAt: now.toISOString(),
    ...given,
  };
}

export function defaultAddressOf({ addresses, defaultAddressId }: Customer): CustomerAddress | null {
  return addresses.find(({ id }) => id === defaultAddressId) ?? addresses[0] ?? null;
}
