import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Env } from '../../../../lib/platform/env.ts';
import { ask, reasonOf } from './ask.ts';
import { type Check, type Finding, ok, orOk, problem, unset, warning } from './check.ts';
import { isLocal } from './local.ts';

/** Some servers delay the greeting. The library counts it as a part of connecting. */
const GREETING_MS = 20_000;

/** A contact message whose files are as large as accepted (lib/uploads/limits.ts), encoded as a mail. */
const LARGEST_MAIL_BYTES = 30_000_000;

/** The limit that a mail server announces (RFC 1870), by its last response to EHLO: 0, and none, are no limit. */
export function judgeSize(responses: string): Finding[] {
  const limits = [...responses.matchAll(/^250[ -]SIZE (\d+)/gim)].map(([, bytes]) => Number(bytes));
  const limit = limits.at(-1) || Number.POSITIVE_INFINITY;
  if (limit >= LARGEST_MAIL_BYTES) return [];
  return [
    warning(
      `the mail server accepts ${(limit / 1e6).toFixed(1)} MB at most`,
      'let it accept messages of 30 MB: a contact message with large files never reaches the team otherwise',
    ),
  ];
}

/** Greeting, encryption and password, as for a mail; then QUIT. */
async function greet(url: string): Promise<Finding[]> {
  const { username, protocol } = new URL(url);
  const silence = {
    dnsTimeout: 5_000,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: GREETING_MS,
  };
  const secret = username !== '' && !isLocal(url);
  const responses: string[] = [];
  const logger = {
    debug: (entry?: { tnx?: string }, text = '') => entry?.tnx === 'server' && responses.push(text),
  };
  const transport = createTransport({ url, ...silence, requireTLS: secret, logger, transactionLog: true });
  try {
    await transport.verify();
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    if (code === 'EAUTH')
      return [
        problem(
          `the mail server refuses the password (${responseCode})`,
          'correct SMTP_URL; special characters as %40',
        ),
      ];
    if (code === 'ETLS')
      return [problem('the mail server offers no encryption for the password', 'use smtps://, or its other port')];
    return [problem(`the mail server does not answer (${code ?? reasonOf(error)})`, 'check host and port of SMTP_URL')];
  } finally {
    transport.close();
  }
  const isOpen = protocol === 'smtp:' && !secret && !isLocal(url);
  const open = warning('mails may travel there unencrypted', 'use smtps://, or a server that asks for a password');
  return [...(isOpen ? [open] : []), ...judgeSize(responses.join('\n'))];
}

export const mail: Check = {
  area: 'mail',
  async look({ env }) {
    if (env.BREVO_API_KEY) return [unset('mails go by Brevo: SMTP_URL is not used')];
    return orOk(
      await greet(env.SMTP_URL),
      `${new URL(env.SMTP_URL).host} greets, and takes our name; nothing was sent`,
    );
  },
};

const senders = z.object({ senders: z.array(z.object({ email: z.string(), active: z.boolean().optional() })) });

/** Lists, templates and senders are requested by name; if the service does not disclose them, the check has no result. */
async function things(env: Env, headers: Record<string, string>): Promise<Finding[]> {
  const wanted = [
    ['NEWSLETTER_LIST_ID', `/contacts/lists/${env.NEWSLETTER_LIST_ID}`],
    ['NOTIFICATION_TEMPLATE_ID', `/smtp/templates/${env.NOTIFICATION_TEMPLATE_ID}`],
    ['RETURN_TEMPLATE_ID', `/smtp/templates/${env.RETURN_TEMPLATE_ID}`],
  ] as const;
  const looked = wanted.map(async ([name, path]): Promise<Finding[]> => {
    if (env[name] === undefined) return [];
    const { status } = await ask(`${env.BREVO_API_URL}${path}`, { headers });
    return status === 404 ? [problem(`Brevo knows no ${name}=${env[name]}`, 'correct the id')] : [];
  });
  return (await Promise.all(looked)).flat();
}

async function sender(env: Env, headers: Record<string, string>): Promise<Finding[]> {
  const address = /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
  const { json } = await ask(`${env.BREVO_API_URL}/senders`, { headers });
  const known = senders.safeParse(json).data?.senders;
  if (!known || known.some(({ email, active }) => active !== false && email.toLowerCase() === address.toLowerCase()))
    return [];
  return [problem(`Brevo does not know the sender ${address}`, 'confirm it there: Senders, domains')];
}

export const brevo: Check = {
  area: 'brevo',
  async look({ env }) {
    if (!env.BREVO_API_KEY) return [unset('BREVO_API_KEY is empty: mails go by SMTP, the list is in the store')];
    const headers = { 'api-key': env.BREVO_API_KEY, accept: 'application/json' };
    const { status } = await ask(`${env.BREVO_API_URL}/account`, { headers });
    if (status === 401)
      return [problem('Brevo refuses the key', 'copy BREVO_API_KEY again; allow the address of this server there')];
    if (status !== 200) return [problem(`Brevo answers ${status}`, 'check BREVO_API_URL')];
    const list =
      env.NEWSLETTER_LIST_ID === undefined
        ? [warning('NEWSLETTER_LIST_ID is empty', 'set it: else the list stays in the store')]
        : [];
    return [ok('the key is good'), ...list, ...(await things(env, headers)), ...(await sender(env, headers))];
  },
};
