import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { onInvalidation } from '../lib/cache/invalidations.ts';
import { distDir } from '../lib/dist-dir.ts';
import { env } from '../lib/env.ts';
import { MARKETS } from '../lib/markets.ts';
import { MAX_BODY_BYTES } from '../lib/uploads/limits.ts';
import { admit, type House } from './admit.ts';
import { type AnswerAsset, builtAssets } from './built-assets.ts';
import { setAll } from './document-headers.ts';
import { isStored, serveDocuments } from './documents.ts';
import { runRequest } from './entered.ts';
import { insteadOf } from './instead.ts';
import { observed } from './observe.ts';
import { prerenderedPages } from './prerendered-page.ts';
import { type RecentAnswers, recentAnswers } from './recent-answers.ts';
import { roomForPosts } from './room-for-posts.ts';
import { securityOf } from './security.ts';
import { streamBrotli } from './streamed-brotli.ts';

type Emit = typeof http.Server.prototype.emit;

/** Puts the house's own hooks in front of Next.js. */
export function install(): void {
  const settings = env();
  const { prototype } = http.Server;
  const recent = recentAnswers();
  onInvalidation(recent.forget);
  prototype.emit = withHooks(prototype.emit, {
    origins: [...new Set(Object.values(MARKETS).map(({ siteUrlSetting }) => new URL(settings[siteUrlSetting]).origin))],
    urls: settings,
    hops: settings.TRUSTED_PROXY_HOPS,
    maxBody: MAX_BODY_BYTES,
    anyHost: settings.ALLOW_UNKNOWN_HOSTS,
    pageOf: prerenderedPages(distDir()),
    answerAsset: builtAssets(distDir()),
    recent,
    room: roomForPosts(MAX_BODY_BYTES),
    security: securityOf(settings),
  });
}

/** The `emit` of a server that asks the house first. */
export function withHooks(emit: Emit, house: House & { answerAsset: AnswerAsset; recent: RecentAnswers }): Emit {
  return function (this: http.Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => emit.apply(this, [event, ...args] as Parameters<Emit>);
    if (event === 'connection') beImpatient(this);
    if (event === 'upgrade') return refuseUpgrade(args[1] as Duplex);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const state = observed(request, response, house.hops);
    setAll(response, house.security.headersOf(request));
    runRequest(state, () =>
      admit(request, response, house, state, () => {
        if (house.answerAsset(request, response) || house.recent.answer(request, response)) return;
        const { security, recent } = house;
        serveDocuments(request, response, { instead: insteadOf(request, house), security, watch: recent.watch });
        streamBrotli(request, response, () => isStored(response));
        pass();
      }),
    );
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
