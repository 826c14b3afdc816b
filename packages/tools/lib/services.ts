import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import { next, siteEnv, type Target } from './build.ts';
import { requireFree, waitForAnswer } from './ports.ts';
import { type Program, root, start } from './processes.ts';
import { Advice, say } from './report.ts';
import { contentDirOf, needsSandbox, type Settings } from './settings.ts';
import { siteArguments, siteEnvironment } from './site-process.ts';

/** Throws Advice when a port of the settings is already in use. */
export function checkPorts(settings: Settings): Promise<void> {
  const { PORT } = settings.ports;
  return requireFree(needsSandbox(settings) ? settings.ports : { PORT });
}

const seeWhy = ({ log }: Program): string => (log ? `see ${path.relative(root, log)}` : 'the reason is above');

/** Waits for `answers`; a program that exits meanwhile is a failure. */
async function orEnd<T>(program: Program, answers: Promise<T>): Promise<T> {
  const gone = program.ended.then((code) => {
    throw new Advice(`${program.name} ended with code ${code} before it answered: ${seeWhy(program)}.`);
  });
  return Promise.race([answers, gone]);
}

/** Starts the embedded services and waits until they respond; null when the settings use real services only. */
export async function startServices(settings: Settings, log?: string): Promise<Program | null> {
  if (!needsSandbox(settings)) {
    say('The settings name real services: the embedded ones stay off.');
    return null;
  }
  say('Starting the embedded services: commerce, content, identity, mail…');
  const server = path.join(root, 'packages/sandbox/server.ts');
  const program = start('The embedded services', process.execPath, [server], { env: settings.values, log });
  const { SANDBOX_PORT, SANDBOX_SHOPIFY_PORT, SANDBOX_PRISMIC_PORT, SANDBOX_BREVO_PORT, SANDBOX_IDENTITY_PORT } =
    settings.ports;
  // The control page comes last, after the mail server, which does not speak HTTP.
  const others = [SANDBOX_SHOPIFY_PORT, SANDBOX_PRISMIC_PORT, SANDBOX_BREVO_PORT, SANDBOX_IDENTITY_PORT];
  for (const port of [...others, SANDBOX_PORT]) await orEnd(program, waitForAnswer({ port }));
  return program;
}

export type Address = { label: string; url: string };

const marketNames = {
  'fr-fr': 'France',
  'fr-be': 'Belgique',
  'nl-be': 'België',
  'fr-tn': 'Tunisie',
} as const satisfies Record<(typeof LOCALES)[number], string>;

/** The address of each market's home page. */
export const addresses = ({ values }: Settings): Address[] =>
  LOCALES.map((locale) => {
    const { siteUrlSetting, prefix } = MARKETS[locale];
    return { label: marketNames[locale], url: `${(values[siteUrlSetting] ?? '').replace(/\/$/, '')}${prefix}` };
  });

function startDev(target: Target, log?: string): Program {
  // The framework asks for the pages to prerender at each request, in a process of its own: there are none.
  const env = { ...siteEnv(target), PRERENDER_LIMIT: '0', NODE_ENV: 'development' };
  return start('The site', process.execPath, [next, 'dev', '-p', String(target.settings.ports.PORT)], { env, log });
}

/** Starts the process of the built site without waiting. */
export function startBuilt(target: Target, log?: string): Program {
  const env = { ...siteEnvironment(target.distDir), ...siteEnv(target), NODE_ENV: 'production' };
  const args = siteArguments('-p', String(target.settings.ports.PORT));
  return start('The site', process.execPath, args, { env, log });
}

/** Starts the site and waits until the home page of each market responds with 200; with hot reload, of the first one. */
export async function startSite(target: Target, mode: 'start' | 'dev', log?: string): Promise<Program> {
  const { PORT } = target.settings.ports;
  say(mode === 'dev' ? 'Starting the site with hot reload…' : 'Starting the site…');
  const program = mode === 'dev' ? startDev(target, log) : startBuilt(target, log);
  // With hot reload a template is compiled at its first visit, once for all markets.
  for (const { label, url } of addresses(target.settings).slice(0, mode === 'dev' ? 1 : undefined)) {
    const { host, pathname } = new URL(url);
    const status = await orEnd(program, waitForAnswer({ port: PORT, path: pathname, host }, 120_000));
    if (status !== 200) throw new Advice(`${label} (${url}) answers with status ${status}: ${seeWhy(program)}.`);
  }
  return program;
}

/** A message with the accounts that can sign in without registering: the demonstration's customers, with their passwords. */
export async function whoCanSignIn({ values }: Settings): Promise<string> {
  const customersFile = path.join(contentDirOf(values), 'shop/customers.json');
  const customers: { email: string; password: string }[] = JSON.parse(await readFile(customersFile, 'utf8'));
  const accounts = customers.map(({ email, password }) => `${email} (${password})`);
  return `Sign in as ${accounts.join(' or ')}, or register with any address.`;
}

/** Prints all addresses, then waits until one of the programs exits, which is an error: resolves with 1. */
export async function stayOpen(settings: Settings, programs: (Program | null)[]): Promise<number> {
  const places = addresses(settings);
  if (programs[0]) {
    const control = `http://127.0.0.1:${settings.ports.SANDBOX_PORT}`;
    places.push({ label: 'Control page', url: control }, { label: 'Inbox', url: `${control}/inbox` });
  }
  console.log(`\nSilène is open:\n${places.map(({ label, url }) => `  ${label.padEnd(14)}${url}`).join('\n')}`);
  if (programs[0]) console.log(await whoCanSignIn(settings));
  console.log('Ctrl-C stops everything.\n');
  const { name, code } = await Promise.race(
    programs
      .filter((program) => program !== null)
      .map(async (program) => ({ name: program.name, code: await program.ended })),
  );
  throw new Advice(`${name} ended by itself with code ${code}; everything is stopped. Start again.`);
}
