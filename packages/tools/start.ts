/** `node packages/tools/start.ts`: this process becomes the built site, with the usual memory limits (docs/decisions/045). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from './lib/built-settings.ts';
import { root } from './lib/processes.ts';
import { explain } from './lib/report.ts';
import { operatorsEnvironment, siteArguments } from './lib/site-process.ts';

const file = path.join(root, '.env');
const environment = operatorsEnvironment(process.env, existsSync(file) ? readFileSync(file, 'utf8') : '');
if (!process.execve)
  throw new Error(
    `Node.js ${process.versions.node} cannot become another process here: start it with Node 24, on Linux or macOS.`,
  );
try {
  requireBuild(path.resolve(root, environment.NEXT_DIST_DIR || '.next'), environment);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
// The build, the migrations and a relative STORE_DIR are found from there: a supervisor starts programs in `/`.
process.chdir(root);
process.execve(process.execPath, [process.execPath, ...siteArguments(...process.argv.slice(2))], environment);
