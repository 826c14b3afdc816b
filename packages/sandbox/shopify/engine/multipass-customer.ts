import type { Customer } from '../catalogue/types.ts';
import { customerByEmail, customersNow, emailOf, newCustomer, type People, saveCustomer } from './customers.ts';
import type { Visitor } from './multipass.ts';

/** True on the first use of a token; expired tokens are evicted, because they can no longer be replayed. */
export function isFirstUse({ signature, until }: Visitor, { state }: People, now: Date): boolean {
  const used = state.data.multipass;
  for (const [one, end] of Object.entries(used)) if (new Date(end) < now) delete used[one];
  if (used[signature]) return false;
  used[signature] = until.toISOString();
  state.changed();
  return true;
}

/** The customer for a visitor: by the identity provider's identifier, else by e-mail, else a new customer. */
export function customerFor(visitor: Visitor, people: People, now: Date): Customer {
  const { identifier, email, first_name: firstName, last_name: lastName, tag_string: tags } = visitor;
  const byIdentifier = identifier && customersNow(people).find((one) => one.identifier === identifier);
  const known = byIdentifier || customerByEmail(email, people);
  if (known && (known.identifier || !identifier)) return known;
  const customer: Customer = known
    ? { ...known, identifier }
    : newCustomer(
        {
          email: emailOf(email),
          firstName: firstName ?? null,
          lastName: lastName ?? null,
          tags: tags?.split(',').map((tag) => tag.trim()) ?? [],
          identifier,
        },
        now,
        people,
      );
  saveCustomer(customer, people);
  return customer;
}
