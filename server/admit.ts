import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteUrls } from '../lib/markets.ts';
import { isInside } from '../lib/request/inside.ts';
import { isActionPost, type Limits, verdict } from './guard.ts';
import type { AnswerPages } from './prerendered-page.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { refuse } from './refuse.ts';
import { cleanHeaders, type Trust } from './request-headers.ts';
import type { RoomForPosts } from './room-for-posts.ts';
import type { Security } from './security.ts';

export type Site = Limits & Trust & { urls: SiteUrls; pageOf: AnswerPages; security: Security; room: RoomForPosts };

/** What the framework leaves unread of a post that it has answered is not waited for. */
const GRACE_MS = 5_000;

/** Whether a request is let in, with headers that may be believed; one that nobody has a reason to send is refused. */
export function admit(request: IncomingMessage, response: ServerResponse, site: Site): boolean {
  const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct };
  const refused = isInside(request) ? null : (verdict(asked, site) ?? roomVerdict(request, response, site));
  if (refused !== null) {
    refuse(request, response, refusalAnswer(request, refused, site));
    return false;
  }
  if (isActionPost(asked)) closeUnread(request, response);
  return true;
}

/** 503 where there is no room for the body of a request; else its place is taken until it is answered or broken off. */
function roomVerdict(request: IncomingMessage, response: ServerResponse, site: Site): 503 | null {
  const { headers } = request;
  cleanHeaders(request, site);
  const giveBack = site.room.take(String(headers['x-client-address']), Number(headers['content-length'] ?? 0));
  if (giveBack) response.once('close', giveBack);
  return giveBack ? null : 503;
}

function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  // A stream of the framework that breaks takes the socket away from the request.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    const close = () => {
      // Read to its end meanwhile, it may carry the next request of the same visitor by now.
      if (!request.complete) socket.destroy();
    };
    setTimeout(close, GRACE_MS).unref();
  });
}
