import { z } from 'zod';
import { duplicate, invalid, notFound, readBody } from './errors.ts';
import type { Contact, Tools } from './state.ts';

const listIds = z.array(z.int().positive()).optional();
const changes = z.object({
  attributes: z.record(z.string(), z.unknown()).optional(),
  listIds,
  unlinkListIds: listIds,
  emailBlacklisted: z.boolean().optional(),
  smsBlacklisted: z.boolean().optional(),
});
const creation = changes.extend({
  email: z.email({ pattern: z.regexes.html5Email }),
  updateEnabled: z.boolean().default(false),
});
const members = z.object({
  emails: z
    .array(z.email({ pattern: z.regexes.html5Email }))
    .min(1)
    .max(150),
});

type Changes = z.output<typeof changes>;

const sameEmail = (email: string) => (contact: Contact) => contact.email === email.toLowerCase();
const without = <T>(all: T[], some: T[] = []) => all.filter((one) => !some.includes(one));

/** The contact with an e-mail address or an id; throws 404 when there is none. */
export function contactOf(identifier: string, { saved }: Tools): Contact {
  const isHere = identifier.includes('@') ? sameEmail(identifier) : ({ id }: Contact) => String(id) === identifier;
  const contact = saved.data.contacts.find(isHere);
  if (!contact) throw notFound('Contact does not exist');
  return contact;
}

function change(contact: Contact, wanted: Changes, { clock }: Tools) {
  contact.attributes = { ...contact.attributes, ...wanted.attributes };
  contact.listIds = without([...new Set([...contact.listIds, ...(wanted.listIds ?? [])])], wanted.unlinkListIds);
  contact.emailBlacklisted = wanted.emailBlacklisted ?? contact.emailBlacklisted;
  contact.smsBlacklisted = wanted.smsBlacklisted ?? contact.smsBlacklisted;
  contact.modifiedAt = clock().toISOString();
}

/** POST /v3/contacts: 201 with the id, or 204 when an existing contact is updated. */
export async function createContact(request: Request, tools: Tools): Promise<Response> {
  const { email, updateEnabled, ...wanted } = await readBody(request, creation);
  const { data } = tools.saved;
  const known = data.contacts.find(sameEmail(email));
  if (known && !updateEnabled)
    throw duplicate('Unable to create contact, email is already associated with another Contact');
  const at = tools.clock().toISOString();
  const contact = known ?? {
    ...{ id: data.nextId, email: email.toLowerCase(), emailBlacklisted: false, smsBlacklisted: false },
    ...{ createdAt: at, modifiedAt: at, listIds: [], attributes: {} },
  };
  change(contact, wanted, tools);
  if (!known) {
    data.nextId += 1;
    data.contacts.push(contact);
  }
  tools.saved.save();
  return known ? new Response(null, { status: 204 }) : Response.json({ id: contact.id }, { status: 201 });
}

/** PUT /v3/contacts/{identifier} */
export async function updateContact(request: Request, identifier: string, tools: Tools): Promise<Response> {
  const contact = contactOf(identifier, tools);
  change(contact, await readBody(request, changes), tools);
  tools.saved.save();
  return new Response(null, { status: 204 });
}

function checkList(id: number, { saved }: Tools): void {
  if (saved.data.deletedLists.includes(id)) throw notFound('List ID does not exist');
}

/** DELETE /v3/contacts/lists/{id}: its contacts stay. */
export function deleteList(id: number, tools: Tools): Response {
  checkList(id, tools);
  const { contacts, deletedLists } = tools.saved.data;
  deletedLists.push(id);
  for (const contact of contacts) contact.listIds = without(contact.listIds, [id]);
  tools.saved.save();
  return new Response(null, { status: 204 });
}

/**
 * POST /v3/contacts/lists/{id}/contacts/add and /remove. Like Brevo, it responds with 400 when no contact of the
 * request could be moved.
 */
export async function changeList(request: Request, id: number, verb: string, tools: Tools): Promise<Response> {
  const { emails } = await readBody(request, members);
  checkList(id, tools);
  const isAdding = verb === 'add';
  const success: string[] = [];
  for (const email of emails) {
    const contact = tools.saved.data.contacts.find(sameEmail(email));
    if (!contact || contact.listIds.includes(id) === isAdding) continue;
    change(contact, isAdding ? { listIds: [id] } : { unlinkListIds: [id] }, tools);
    success.push(email);
  }
  if (success.length === 0)
    throw invalid(`Contact already ${isAdding ? 'in' : 'removed from'} list and/or does not exist`);
  tools.saved.save();
  return Response.json({ contacts: { success, failure: without(emails, success) } }, { status: 201 });
}
