import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '../../platform/env.ts';
import { outbound } from '../../platform/http/outbound.ts';
import { parseJson } from '../../platform/text/clean.ts';
import { type Mailbox, sanitizeLine } from '../../platform/text/email.ts';
import { type MailFile, type MailMessage, noAnswer, providerFailure, refused, temporary } from './message.ts';

const answerSchema = z.object({ code: z.string(), message: z.string(), messageId: z.string() }).partial();
type BrevoAnswer = { status: number; body: z.infer<typeof answerSchema> };

const parsed = (text: string): BrevoAnswer['body'] => answerSchema.catch({}).parse(parseJson(text));

/**
 * One request to Brevo's API. Resolves with the response whatever its status; throws AppError `mailTemporary` without
 * one.
 */
async function askBrevo(path: string, body: object): Promise<BrevoAnswer> {
  const { BREVO_API_URL, BREVO_API_KEY = '', REQUEST_TIMEOUT_MS: timeoutMs } = env();
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'api-key': BREVO_API_KEY };
  try {
    const init = { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' } as const;
    const response = await outbound({ service: 'mail', url: `${BREVO_API_URL}${path}`, init, timeoutMs });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    throw noAnswer(error);
  }
}

/** Brevo refuses a longer name of a sender, a recipient or a reply address, in characters. */
const LONGEST_NAME = 70;
const contact = ({ name, address }: Mailbox) => ({ email: address, name: name && sanitizeLine(name, LONGEST_NAME) });

/** Brevo accepts attachments by file extension, and not this one, which is a Word document with another extension. */
const acceptedName = (name: string): string => name.replace(/\.cfb$/i, '.cfb.doc');

async function attached(file: MailFile): Promise<{ name: string; content: string }> {
  const read = 'path' in file ? readFile(file.path) : file.content;
  const bytes = await Promise.resolve(read).catch(() => {
    throw temporary('a file could not be read');
  });
  return { name: acceptedName(file.name), content: bytes.toString('base64') };
}

/**
 * Brevo expands `{{ }}` and `{% %}` in all content: text typed by a visitor must be escaped so that it is not
 * interpreted.
 */
const EXPRESSION = /\{(?=[{%#])/g;
const inert = ({ subject, html, text }: MailMessage) => ({
  subject: subject.replace(EXPRESSION, '{ '),
  htmlContent: html.replace(EXPRESSION, '&#123;'),
  textContent: text.replace(EXPRESSION, '{ '),
});

/** "The size limit for transactional emails is 20MB, including attachments and email content." In characters of base64. */
const LARGEST_FILES = 20_000_000;

/** The body of `POST /smtp/email`. A template of the provider has its own subject and text. */
async function bodyOf(message: MailMessage): Promise<object> {
  const { from, to, replyTo, provided, files, headers, id, template } = message;
  const attachment = await Promise.all(files.map(attached));
  if (attachment.reduce((sum, { content }) => sum + content.length, 0) > LARGEST_FILES)
    throw refused('the files are larger than Brevo takes');
  return {
    sender: contact(from),
    to: [contact(to)],
    ...(replyTo && { replyTo: contact(replyTo) }),
    ...(provided ?? inert(message)),
    // Brevo forgets the idempotency key after half an hour: it covers a quick retry, not a later one.
    headers: { ...headers, idempotencyKey: id },
    ...(attachment.length > 0 && { attachment }),
    tags: [template],
  };
}

/**
 * Sends a message through Brevo. Resolves with its Message-ID there, or with the outbox id when Brevo already had it.
 * Throws AppError `mailTemporary` or `mailRefused`.
 */
export async function sendByBrevo(message: MailMessage): Promise<{ id: string }> {
  const { status, body } = await askBrevo('/smtp/email', await bodyOf(message));
  const hadIt = status === 400 && body.code === 'duplicate_parameter';
  if (status < 300 || hadIt) return { id: body.messageId ?? message.id };
  throw providerFailure(status, body);
}

/** A failure, except for errors that mean that the requested state is already reached. */
function check({ status, body }: BrevoAnswer, already?: RegExp): void {
  if (status < 300 || (status === 400 && already?.test(body.message ?? ''))) return;
  throw providerFailure(status, body);
}

type ListChange = { action: 'add' | 'remove'; listId: number; email: string; givenName?: string };

async function add({ email, listId, givenName }: ListChange): Promise<void> {
  // A new account names the first-name attribute in its own language; Brevo ignores an attribute that it does not have.
  const attributes = givenName ? { FIRSTNAME: givenName, PRENOM: givenName } : {};
  // Only the newsletter's list has a confirmed opt-in, which ends an earlier unsubscription by a campaign's own link.
  const subscribed = listId === env().NEWSLETTER_LIST_ID && { emailBlacklisted: false };
  const contact = { email, listIds: [listId], updateEnabled: true, ...subscribed, attributes };
  const made = await askBrevo('/contacts', contact);
  if (made.body.code !== 'duplicate_parameter') return check(made);
  check(await askBrevo(`/contacts/lists/${listId}/contacts/add`, { emails: [email] }), /already in list/i);
}

/** Nobody is on a list that was deleted at Brevo. One that the settings name must be there: its number may be wrong. */
const isListGone = ({ status, body }: BrevoAnswer, listId: number): boolean =>
  status === 404 && body.code === 'document_not_found' && listId !== env().NEWSLETTER_LIST_ID;

async function remove({ email, listId }: ListChange): Promise<void> {
  const answer = await askBrevo(`/contacts/lists/${listId}/contacts/remove`, { emails: [email] });
  if (!isListGone(answer, listId)) check(answer, /already removed/i);
}

/**
 * Adds a person to a Brevo list or removes them; a state that is already reached is a success. Without Brevo the store
 * is the list and no request is sent. Throws AppError `mailTemporary` or `mailRefused`.
 */
export async function changeList(delivery: ListChange): Promise<void> {
  if (!env().BREVO_API_KEY) return;
  await (delivery.action === 'add' ? add(delivery) : remove(delivery));
}
