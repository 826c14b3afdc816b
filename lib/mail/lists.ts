import { env } from '../env.ts';
import type { ListDelivery } from '../outbox/types.ts';
import { askBrevo, type BrevoAnswer } from './brevo.ts';
import { providerFailure } from './failures.ts';

/** A failure only when it is none of those that mean "it is so already". */
function check({ status, said }: BrevoAnswer, already?: RegExp): void {
  if (status < 300 || (status === 400 && already?.test(said.message ?? ''))) return;
  throw providerFailure(status, said);
}

async function add({ email, listId, givenName }: ListDelivery): Promise<void> {
  // A new account calls the first name by its own language's word; Brevo leaves out an attribute that it lacks.
  const attributes = givenName ? { FIRSTNAME: givenName, PRENOM: givenName } : {};
  const made = await askBrevo('/contacts', { email, listIds: [listId], updateEnabled: true, attributes });
  if (made.said.code !== 'duplicate_parameter') return check(made);
  check(await askBrevo(`/contacts/lists/${listId}/contacts/add`, { emails: [email] }), /already in list/i);
}

const remove = async ({ email, listId }: ListDelivery): Promise<void> =>
  check(await askBrevo(`/contacts/lists/${listId}/contacts/remove`, { emails: [email] }), /already removed/i);

/**
 * Puts a person on a list of Brevo or takes them off; what is so already is a success. Without Brevo the store is the list,
 * and nothing is asked. Throws AppError `mailTemporary` or `mailRefused`.
 */
export async function changeList(delivery: ListDelivery): Promise<void> {
  if (!env().BREVO_API_KEY) return;
  await (delivery.action === 'add' ? add(delivery) : remove(delivery));
}
