import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '../env.ts';
import { outbound } from '../http/outbound.ts';
import type { Mailbox } from '../outbox/types.ts';
import { noAnswer, providerFailure, temporary } from './failures.ts';
import type { MailFile, MailMessage } from './message.ts';

const answerSchema = z.object({ code: z.string(), message: z.string(), messageId: z.string() }).partial();
export type BrevoAnswer = { status: number; said: z.infer<typeof answerSchema> };

function parsed(text: string): BrevoAnswer['said'] {
  try {
    return answerSchema.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** One call to Brevo's API. Resolves with the answer whatever its status; throws AppError `mailTemporary` without one. */
export async function askBrevo(path: string, body: object): Promise<BrevoAnswer> {
  const { BREVO_API_URL, BREVO_API_KEY = '', REQUEST_TIMEOUT_MS: timeoutMs } = env();
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'api-key': BREVO_API_KEY };
  try {
    const init = { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' } as const;
    const response = await outbound({ service: 'mail', url: `${BREVO_API_URL}${path}`, init, timeoutMs });
    return { status: response.status, said: parsed(await response.text()) };
  } catch (error) {
    throw noAnswer(error);
  }
}

const contact = ({ name, address }: Mailbox) => ({ email: address, name });

/** Brevo takes attachments by their ending, and not this one, which is a Word document by another name. */
const acceptedName = (name: string): string => name.replace(/\.cfb$/i, '.cfb.doc');

async function attached(file: MailFile): Promise<{ name: string; content: string }> {
  const read = 'path' in file ? readFile(file.path) : file.content;
  const bytes = await Promise.resolve(read).catch(() => {
    throw temporary('a file could not be read');
  });
  return { name: acceptedName(file.name), content: bytes.toString('base64') };
}

/** Brevo fills `{{ }}` and `{% %}` in whatever it sends: those that a visitor typed must stay what they are. */
const EXPRESSION = /\{(?=[{%#])/g;
const inert = ({ subject, html, text }: MailMessage) => ({
  subject: subject.replace(EXPRESSION, '{ '),
  htmlContent: html.replace(EXPRESSION, '&#123;'),
  textContent: text.replace(EXPRESSION, '{ '),
});

/** The body of `POST /smtp/email`. A template of the provider brings its own subject and text. */
async function bodyOf(message: MailMessage): Promise<object> {
  const { from, to, replyTo, provided, files, headers, id, template } = message;
  const attachment = await Promise.all(files.map(attached));
  return {
    sender: contact(from),
    to: [contact(to)],
    ...(replyTo && { replyTo: contact(replyTo) }),
    ...(provided ?? inert(message)),
    // Brevo forgets the key after half an hour: against a repeated attempt, not for ever.
    headers: { ...headers, idempotencyKey: id },
    ...(attachment.length > 0 && { attachment }),
    tags: [template],
  };
}

/**
 * Hands a message to Brevo. Resolves with its Message-ID there, or with the outbox id when Brevo had it already. Throws
 * AppError `mailTemporary` or `mailRefused`.
 */
export async function sendByBrevo(message: MailMessage): Promise<{ id: string }> {
  const { status, said } = await askBrevo('/smtp/email', await bodyOf(message));
  const hadIt = status === 400 && said.code === 'duplicate_parameter';
  if (status < 300 || hadIt) return { id: said.messageId ?? message.id };
  throw providerFailure(status, said);
}
