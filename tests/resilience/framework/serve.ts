/**
 * `node serve.ts <folder of a built site>`: the framework alone, and behind the site's response wrapper, on two ports that it
 * prints as JSON.
 */
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import '../../setup/settings.ts';
import { env } from '../../../lib/platform/env.ts';
import { contentState } from '../../../lib/services/prismic/content-state.ts';
import { responseCache } from '../../../server/response-cache.ts';
import { wrapResponse } from '../../../server/response-wrapper.ts';
import { securityOf } from '../../../server/security-headers.ts';

const app = next({ dir: process.argv[2] ?? '.', hostname: 'localhost', port: 3000 });
await app.prepare();
const answer = app.getRequestHandler();
const site = { urls: env(), pageOf: () => 'ours instead', security: securityOf(env()), recent: responseCache() };

async function listen(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const bare: RequestListener = (request, response) => void answer(request, response);
const wrapped: RequestListener = (request, response) => {
  // A page that fails then fails because the content service is away; the site's own start asks the service, too.
  contentState().unansweredAt = Number.POSITIVE_INFINITY;
  wrapResponse(request, response, site, { id: 'contract', entered: false });
  void answer(request, response);
};
console.log(JSON.stringify({ bare: await listen(bare), wrapped: await listen(wrapped) }));
