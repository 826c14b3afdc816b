import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

// The example's settings are the settings of every test: they are complete, and the services of the tests have its addresses.
Object.assign(process.env, parseEnv(readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8')));

// The embedded store belongs to whoever opened it: each file has its own. `npm test` empties the folder.
process.env.STORE_DIR = path.join(import.meta.dirname, `../../test-results/store-${randomUUID()}`);

// The project `newest` (vitest.config.ts) tries the shop in another version than the example's.
const { TEST_SHOP_VERSION } = process.env;
if (TEST_SHOP_VERSION) process.env.SHOPIFY_API_VERSION = TEST_SHOP_VERSION;
