/** `NODE_ENV=production node scripts/start.ts`: this process becomes the built site, bounded as everywhere (docs/decisions/045). */
import { siteArguments, siteEnvironment } from './lib/site-process.ts';

const places = siteEnvironment(process.env.NEXT_DIST_DIR || '.next');
const environment = { ...places, ...process.env, NODE_ENV: 'production' } as const;
process.execve?.(process.execPath, [process.execPath, ...siteArguments(...process.argv.slice(2))], environment);
