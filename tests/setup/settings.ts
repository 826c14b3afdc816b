import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

// The example's settings are the settings of every test: they are complete, and the services of the tests have its addresses.
Object.assign(process.env, parseEnv(readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8')));
