/** `node server.ts`: the built site behind its own HTTP server (docs/decisions/066). `packages/tools/start.ts` runs it. */
import http from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { onInvalidation } from './lib/platform/cache/tags.ts';
import { env } from './lib/platform/env.ts';
import { logError } from './lib/platform/log/log.ts';
import { siteOrigins } from './lib/platform/markets.ts';
import { distDir } from './lib/platform/process.ts';
import { beOwnServer } from './lib/platform/request.ts';
import { MAX_BODY_BYTES } from './lib/uploads/limits.ts';
import { errorPages } from './server/error-pages.ts';
import { CONNECTION, pipeline, type Site } from './server/pipeline.ts';
import { purgeOnInvalidation } from './server/purge-proxy.ts';
import { responseCache } from './server/response-cache.ts';
import { securityOf } from './server/security-headers.ts';
import { closeOnSignal } from './server/shutdown.ts';
import { staticAssets } from './server/static-assets.ts';
import { bodyMemoryLimiter } from './server/validate-request.ts';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
    hostname: { type: 'string', short: 'H' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (options.help) {
  console.log('Usage: node packages/tools/start.ts [--port 3000] [--hostname 127.0.0.1]');
  process.exit();
}
const port = Number(options.port);
const settings = env();
process.env.PORT = String(port);

beOwnServer();
// The framework's internal requests go to this address; it calls every loopback address `localhost`.
const app = next({ dir: import.meta.dirname, hostname: 'localhost', port });
await app.prepare();

const recent = responseCache();
onInvalidation(recent.forget);
const purge = purgeOnInvalidation(settings);
if (purge) onInvalidation(purge);
const site: Site = {
  origins: siteOrigins(settings),
  urls: settings,
  hops: settings.TRUSTED_PROXY_HOPS,
  maxBody: MAX_BODY_BYTES,
  anyHost: settings.ALLOW_UNKNOWN_HOSTS,
  pageOf: errorPages(distDir()),
  answerAsset: staticAssets(distDir()),
  recent,
  room: bodyMemoryLimiter(MAX_BODY_BYTES),
  security: securityOf(settings),
};
const server = http.createServer(CONNECTION, pipeline(site, app.getRequestHandler()));
closeOnSignal(server);
server.on('error', (error) => {
  logError('server', error);
  // The process would stay without listening. Later errors concern one connection.
  if (!server.listening) process.exit(1);
});
server.listen(port, options.hostname);
