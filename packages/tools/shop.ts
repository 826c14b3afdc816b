/**
 * `npm run shop -- definitions` creates the definitions of metafields and metaobjects that the site needs in the shop of the
 * settings, `npm run shop -- webhooks` its webhook subscriptions. Both leave what is there as it is; `--dry-run` only reports.
 */
import { parseArgs } from 'node:util';
import { parseEnv } from '../../lib/platform/env.ts';
import { AppError } from '../../lib/platform/errors.ts';
import { hasAdminAccess } from '../../lib/services/shopify/admin-token.ts';
import { takenByNpm } from './lib/npm-options.ts';
import { script } from './lib/processes.ts';
import { Advice } from './lib/report.ts';
import { loadSettings } from './lib/settings.ts';
import { definitionItems } from './lib/shop/definitions.ts';
import { createMissing } from './lib/shop/items.ts';
import { subscriptionItems, webhookAddress } from './lib/shop/subscriptions.ts';

const USAGE = `Usage:
  npm run shop -- definitions --dry-run    what the shop has of the definitions that the site needs, and what is missing
  npm run shop -- definitions              creates those that are missing
  npm run shop -- webhooks --dry-run       which webhooks the shop sends to the site, and which are missing
  npm run shop -- webhooks                 subscribes to those that are missing`;

const options = { 'dry-run': { type: 'boolean' } } as const;

function words(): { command: string; isDry: boolean } {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const isDry = { ...takenByNpm(options, process.env), ...values }['dry-run'] ?? false;
    if (positionals.length === 1) return { command: positionals[0] ?? '', isDry };
  } catch (error) {
    throw new Advice(`${(error as Error).message}\n${USAGE}`);
  }
  throw new Advice(USAGE);
}

const COMMANDS = { definitions: definitionItems, webhooks: subscriptionItems } as const;
const isCommand = (text: string): text is keyof typeof COMMANDS => text in COMMANDS;

await script(async () => {
  const { command, isDry } = words();
  if (!isCommand(command)) throw new Advice(`There is no ${command}.\n${USAGE}`);
  const { values } = loadSettings();
  // The code that is shared with the site reads its settings there.
  Object.assign(process.env, values);
  const env = parseEnv(values);
  if (!hasAdminAccess(env))
    throw new Advice('Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET: the shop is changed through its Admin API.');
  if (command === 'webhooks' && !webhookAddress(env).startsWith('https:'))
    throw new Advice(`A shop calls HTTPS addresses only, and SITE_URL_FR=${env.SITE_URL_FR} is none.`);
  try {
    console.log(`In the shop ${env.SHOPIFY_STORE_DOMAIN}:`);
    return (await createMissing(await COMMANDS[command](env), isDry, console.log)) ? 0 : 1;
  } catch (error) {
    if (error instanceof AppError) throw new Advice(`${error.message}\nnpm run doctor -- shop says what to do.`);
    throw error;
  }
});
