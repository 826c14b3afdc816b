import { randomInt } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { html } from '../checkout/html.ts';
import type { Inbox } from '../mail/inbox.ts';
import { BrevoProblem, duplicate, readBody } from './errors.ts';
import type { Tools } from './state.ts';

/** "Maximum allowed characters are 70." */
const isShort = (name: string) => [...name].length <= 70;
/** Words between single dots before the `@`, 64 characters at most: the service refuses other addresses. */
const DOT_ATOM = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@/;
const person = z.object({
  email: z.email({ pattern: z.regexes.html5Email }).regex(DOT_ATOM, 'Invalid email address'),
  name: z.string().refine(isShort, 'Maximum allowed characters are 70').optional(),
});
const people = z.array(person).min(1).max(99);

/** The supported file extensions of attachments, as listed in Brevo's reference. */
const TAKEN = new Set(
  `xlsx xls ods docx docm doc csv pdf txt gif jpg jpeg png tif tiff rtf bmp cgm css shtml html htm zip xml ppt pptx tar ez
  ics mobi msg pub eps odt mp3 m4a m4v wma ogg flac wav aif aifc aiff mp4 mov avi mkv mpeg mpg wmv pkpass xlsm`.split(
    /\s+/,
  ),
);
const isTaken = (name: string) => name.includes('.') && TAKEN.has(name.split('.').at(-1)?.toLowerCase() ?? '');
const attachment = z.object({
  name: z.string().refine(isTaken, 'Unsupported file format'),
  content: z.base64(),
});

/** "The size limit for transactional emails is 20MB, including attachments and email content." */
const LARGEST = 20 * 1024 * 1024;
const isSmall = (files: readonly z.output<typeof attachment>[]) =>
  files.reduce((sum, { content }) => sum + content.length, 0) <= LARGEST;

const emailBody = z.object({
  sender: person.optional(),
  to: people,
  cc: people.optional(),
  bcc: people.optional(),
  replyTo: person.optional(),
  subject: z.string().min(1).optional(),
  htmlContent: z.string().optional(),
  textContent: z.string().optional(),
  templateId: z.int().positive().optional(),
  params: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.string()).default({}),
  attachment: z.array(attachment).refine(isSmall, 'The size limit is 20MB').default([]),
  tags: z.array(z.string()).default([]),
});

type EmailBody = z.output<typeof emailBody>;

/** How long an idempotency key is stored, as documented. */
const KEY_MS = 30 * 60_000;
const TEMPLATE_SENDER = { email: 'modeles@brevo.example', name: 'Brevo' };
// "Standard email headers are not supported": the service sets its own.
const STANDARD =
  /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|content-.*|idempotency-?key|sender\.ip)$/i;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

function checkContent({ templateId, sender, subject, htmlContent, textContent }: EmailBody) {
  if (templateId !== undefined) return;
  const missing = Object.entries({ sender, subject, htmlContent: htmlContent ?? textContent }).find(
    ([, value]) => value === undefined,
  );
  if (missing) throw new BrevoProblem(400, 'missing_parameter', `${missing[0]} is missing`);
}

/** A placeholder for a template: its number and its parameters. */
function templateContent({ templateId, params }: EmailBody) {
  const title = `Template ${templateId}`;
  const rows = Object.entries(params).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const list = rows.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`);
  return {
    text: [title, '', ...rows.map(({ name, value }) => `${name}: ${value}`)].join('\n'),
    html: html`<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><dl>${list}</dl>`.text,
  };
}

const mailbox = ({ email, name = '' }: z.output<typeof person>) => ({ address: email, name });

async function compose(body: EmailBody, messageId: string): Promise<Buffer> {
  const { sender = TEMPLATE_SENDER, subject = `Template ${body.templateId}`, replyTo, tags } = body;
  const content =
    body.templateId === undefined ? { text: body.textContent, html: body.htmlContent } : templateContent(body);
  const headers = Object.entries(body.headers).filter(([name]) => !STANDARD.test(name));
  const { message } = await composer.sendMail({
    ...content,
    from: mailbox(sender),
    to: body.to.map(mailbox),
    cc: body.cc?.map(mailbox),
    replyTo: replyTo && mailbox(replyTo),
    subject,
    messageId,
    headers: Object.fromEntries([...headers, ...(tags.length > 0 ? [['X-Mailin-Tag', tags.join(', ')]] : [])]),
    attachments: body.attachment.map(({ name, content }) => ({
      filename: name,
      content: Buffer.from(content, 'base64'),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

/** Claims an idempotency key before any await: of two concurrent calls, one is refused. Returns a function that releases it. */
function claim(key: string | null | undefined, { saved, clock }: Tools): () => void {
  if (!key) return () => {};
  const now = clock().getTime();
  const keys = Object.entries(saved.data.keys).filter(([, usedAt]) => now - usedAt < KEY_MS);
  saved.data.keys = Object.fromEntries(keys);
  if (Object.hasOwn(saved.data.keys, key)) throw duplicate('idempotencyKey was used within the last 30 minutes');
  saved.data.keys[key] = now;
  saved.save();
  return () => {
    delete saved.data.keys[key];
    saved.save();
  };
}

function newMessageId(now: Date): string {
  const minute = now.toISOString().replace(/\D/g, '').slice(0, 12);
  return `<${minute}.${randomInt(10 ** 9, 10 ** 11)}@smtp-relay.mailin.fr>`;
}

/** POST /v3/smtp/email: stores the message in the inbox and returns its id. */
export async function sendEmail(request: Request, inbox: Inbox, tools: Tools): Promise<Response> {
  const body = await readBody(request, emailBody);
  checkContent(body);
  const release = claim(body.headers.idempotencyKey ?? request.headers.get('idempotencyKey'), tools);
  const messageId = newMessageId(tools.clock());
  try {
    const to = [...body.to, ...(body.cc ?? []), ...(body.bcc ?? [])].map(({ email }) => email);
    const envelope = { from: (body.sender ?? TEMPLATE_SENDER).email, to };
    await inbox.add({ raw: await compose(body, messageId), envelope, via: 'brevo' });
  } catch (error) {
    release();
    throw error;
  }
  return Response.json({ messageId }, { status: 201 });
}
