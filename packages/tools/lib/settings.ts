import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parseEnv as checkSettings, SETTINGS } from '../../../lib/platform/env.ts';
import { type Environment, root } from './processes.ts';
import { Advice } from './report.ts';

const portNames = [
  'PORT',
  'SANDBOX_PORT',
  'SANDBOX_SHOPIFY_PORT',
  'SANDBOX_PRISMIC_PORT',
  'SANDBOX_SMTP_PORT',
  'SANDBOX_BREVO_PORT',
  'SANDBOX_IDENTITY_PORT',
] as const;

type Ports = Record<(typeof portNames)[number], number>;
export type Settings = { values: Record<string, string>; ports: Ports };

const read = (file: string): Record<string, string> =>
  parseEnv(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;

/** The addresses in .env.example that contain a port, and the setting that the port comes from. */
const derived: Readonly<Record<string, keyof Ports>> = {
  SITE_URL_FR: 'PORT',
  SITE_URL_BE: 'PORT',
  SITE_URL_TN: 'PORT',
  SHOPIFY_STORE_DOMAIN: 'SANDBOX_SHOPIFY_PORT',
  PRISMIC_API_ENDPOINT: 'SANDBOX_PRISMIC_PORT',
  SANDBOX_WEBHOOK_URLS: 'PORT',
  SANDBOX_SHOP_WEBHOOK_URLS: 'PORT',
  SMTP_URL: 'SANDBOX_SMTP_PORT',
  OIDC_ISSUER: 'SANDBOX_IDENTITY_PORT',
  TAG_MANAGER_URL: 'SANDBOX_PORT',
  SUPPORT_WIDGET_URL: 'SANDBOX_PORT',
  MAP_TILES_URL: 'SANDBOX_PORT',
  PRISMIC_ASSET_API_ENDPOINT: 'SANDBOX_PRISMIC_PORT',
  PRISMIC_MIGRATION_API_ENDPOINT: 'SANDBOX_PRISMIC_PORT',
};

function portOf(values: Record<string, string>, name: string): number {
  const port = Number(values[name]);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Advice(`${name}=${values[name] ?? ''} is not a port: it must be a number from 1 to 65535.`);
}

/** @param given values that take precedence over .env.example; the example's own addresses use the given ports */
export function fromExample(given: Environment): Settings {
  const example = read('.env.example');
  const known = Object.fromEntries(Object.entries(given).filter(([name, value]) => name in example && value));
  const values: Record<string, string> = { ...example, ...(known as Record<string, string>) };
  for (const [name, port] of Object.entries(derived)) {
    if (name in known) continue;
    values[name] = (example[name] ?? '').replace(/:\d+/, `:${portOf(values, port)}`);
  }
  return complete(values);
}

/** The settings of demo and dev: `.env` where it exists, else the example; the environment takes precedence over both. */
export function loadSettings(): Settings {
  if (!existsSync(path.join(root, '.env'))) return fromExample(process.env);
  const own = read('.env');
  const example = read('.env.example');
  const values = { ...own };
  for (const name of new Set([...Object.keys(example), ...Object.keys(own)])) {
    // A setting of the application that .env omits is not set; a setting of the scripts has its default.
    values[name] = process.env[name] ?? own[name] ?? (name in SETTINGS ? '' : (example[name] ?? ''));
  }
  return complete(values);
}

function complete(values: Record<string, string>): Settings {
  try {
    checkSettings(values);
  } catch (error) {
    throw new Advice((error as Error).message);
  }
  const ports = Object.fromEntries(portNames.map((name) => [name, portOf(values, name)])) as Ports;
  for (const name of ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'])
    checkLocalPort(name, values[name] ?? '', ports.PORT);
  return { values, ports };
}

/** Behind a proxy the public address has another port; a *.localhost address is opened in a browser directly. */
function checkLocalPort(name: string, address: string, port: number): void {
  const { hostname, port: written } = new URL(address);
  if (!hostname.endsWith('localhost') || Number(written || 80) === port) return;
  throw new Advice(`${name}=${address} names another port than PORT=${port}. Write the same one in both.`);
}

/** The folder of the embedded services' content. @param values the settings, or the environment */
export const contentDirOf = ({ SANDBOX_CONTENT_DIR }: Environment): string =>
  path.resolve(root, SANDBOX_CONTENT_DIR || 'content');

/** What a build depends on, besides the files. */
export const buildValues = ({ values }: Settings): string[] =>
  Object.keys(SETTINGS).map((name) => `${name}=${values[name] ?? ''}`);

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isLoopback = (address: string | undefined): boolean => {
  const url = address ? URL.parse(address) : null;
  return url !== null && loopback.test(url.hostname);
};

/**
 * The mail server, Brevo and the provider on this machine are embedded only if the port matches: a company may run its
 * own locally.
 */
const isEmbedded = ({ values, ports }: Settings, name: string): boolean => {
  if (!isLoopback(values[name])) return false;
  const { port } = new URL(values[name] ?? '');
  if (name === 'OIDC_ISSUER')
    return values.SHOP_IDENTITY === 'multipass' && Number(port) === ports.SANDBOX_IDENTITY_PORT;
  if (name === 'SMTP_URL') return Number(port) === ports.SANDBOX_SMTP_PORT;
  return name !== 'BREVO_API_URL' || Number(port) === ports.SANDBOX_BREVO_PORT;
};

const services = ['SHOPIFY_STORE_DOMAIN', 'PRISMIC_API_ENDPOINT', 'OIDC_ISSUER', 'SMTP_URL', 'BREVO_API_URL'];

/** Whether a service in the settings is an embedded one. With real services only, nothing is embedded. */
export const needsSandbox = (settings: Settings): boolean => services.some((name) => isEmbedded(settings, name));
