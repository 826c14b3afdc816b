import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteUrls } from '../lib/markets.ts';
import type { RequestState } from '../lib/request/context.ts';
import { isActionPost, type Limits, verdict } from './guard.ts';
import type { AnswerPages } from './prerendered-page.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { refuse } from './refuse.ts';
import { cleanHeaders, isInside, type Trust } from './request-headers.ts';
import type { RoomForPosts } from './room-for-posts.ts';
import type { Security } from './security.ts';
import { tellTrueStatus } from './true-status.ts';

export type House = Limits & Trust & { urls: SiteUrls; pageOf: AnswerPages; security: Security; room: RoomForPosts };

/** What the framework leaves unread of a post that it has answered is not waited for. */
const GRACE_MS = 5_000;

/** Refuses what nobody has a reason to send, and lets the rest pass to `next` with headers that may be believed. */
export function admit(
  request: IncomingMessage,
  response: ServerResponse,
  house: House,
  state: RequestState,
  next: () => void,
): void {
  const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct };
  const answerOf = (status: number) => refusalAnswer(request, status, house);
  const refused = isInside(request) ? null : verdict(asked, house);
  if (refused !== null) {
    refuse(request, response, answerOf(refused));
    return;
  }
  if (!isInside(request)) {
    cleanHeaders(request, house);
    if (!takeRoom(request, response, house)) {
      refuse(request, response, answerOf(503));
      return;
    }
  }
  if (isActionPost(asked)) {
    tellTrueStatus(request, response, state, answerOf);
    closeUnread(request, response);
  }
  next();
}

/** Whether there is room for the body of a request, until it is answered or broken off. */
function takeRoom({ headers }: IncomingMessage, response: ServerResponse, { room }: House): boolean {
  const giveBack = room.take(String(headers['x-client-address']), Number(headers['content-length'] ?? 0));
  if (giveBack) response.once('close', giveBack);
  return giveBack !== null;
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
