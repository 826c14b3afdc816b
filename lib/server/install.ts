import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { env } from '../env';
import { serveDocuments } from './documents';
import { marketOfRequest, notFoundPages } from './not-found-page';

/** Puts the house's own hooks in front of Next.js. */
export function install(): void {
  const settings = env();
  const pageOf = notFoundPages(path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next'));
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      serveDocuments(request, response, () =>
        pageOf(marketOfRequest(request.headers.host, request.url ?? '', settings)),
      );
    }
    return emit.apply(this, [event, ...args] as Parameters<typeof emit>);
  } as typeof emit;
}
