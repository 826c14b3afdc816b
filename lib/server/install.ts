import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { env } from '../env';
import { MARKETS } from '../markets';
import { MAX_BODY_BYTES } from '../uploads/limits';
import { admit, type House } from './admit';
import { serveDocuments } from './documents';
import { marketOfRequest, prerenderedPages } from './prerendered-page';

type Emit = typeof http.Server.prototype.emit;

/** Puts the house's own hooks in front of Next.js. */
export function install(): void {
  const settings = env();
  const { prototype } = http.Server;
  prototype.emit = withHooks(prototype.emit, {
    origins: [...new Set(Object.values(MARKETS).map(({ siteUrlSetting }) => new URL(settings[siteUrlSetting]).origin))],
    urls: settings,
    hops: settings.TRUSTED_PROXY_HOPS,
    maxBody: MAX_BODY_BYTES,
    pageOf: prerenderedPages(path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next')),
  });
}

/** The `emit` of a server that asks the house first. */
export function withHooks(emit: Emit, house: House): Emit {
  return function (this: http.Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => emit.apply(this, [event, ...args] as Parameters<Emit>);
    if (event === 'connection') beImpatient(this);
    if (event === 'upgrade') return refuseUpgrade(args[1] as Duplex);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    admit(request, response, house, () => {
      serveDocuments(request, response, () =>
        house.pageOf(marketOfRequest(request.headers.host, request.url ?? '', house.urls), 'page-not-found'),
      );
      pass();
    });
    return true;
  } as Emit;
}

/** Who declares more than they send is cut off, after the time that 20 MB take on a slow line. */
function beImpatient(server: http.Server): void {
  server.headersTimeout = 20_000;
  server.requestTimeout = 120_000;
}

/** The site speaks no other protocol, and a request that asks for one would go past everything here. */
function refuseUpgrade(socket: Duplex): true {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  return true;
}
