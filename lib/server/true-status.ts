import type { IncomingMessage, ServerResponse } from 'node:http';
import { logError } from '../log.ts';
import type { RequestState } from './entered.ts';
import { type Answer, isPlainForm, setHeaders } from './refusal-answer.ts';

type End = ServerResponse['end'];

const LOG_INTERVAL_MS = 5_000;
let unread = 0;
let saidAt = Number.NEGATIVE_INFINITY;

/** One line for many: somebody who sends such posts sends thousands. */
function count(): void {
  unread += 1;
  if (performance.now() - saidAt < LOG_INTERVAL_MS) return;
  saidAt = performance.now();
  logError('posts', `${unread} since the start could not be read by the framework and were answered with 400`);
}

/** The status that tells the truth and needs our words, or null where the framework's answer may stand. */
function refusedWith(status: number, request: IncomingMessage, response: ServerResponse, state: RequestState) {
  if (state.entered || response.destroyed) return null;
  if (status === 500) return 400;
  // A page from before the last deployment, or made by hand: the framework answers with a bare line.
  return response.hasHeader('x-nextjs-action-not-found') && isPlainForm(request) ? status : null;
}

/**
 * Next.js answers 500 to a post of an action that it cannot read: this makes it a 400, with an answer of ours in the place of
 * its own. An error after an action was entered stays what it is.
 */
export function tellTrueStatus(
  request: IncomingMessage,
  response: ServerResponse,
  state: RequestState,
  answerOf: (status: number) => Answer,
): void {
  const { writeHead, write, end, flushHeaders } = response;
  let own: Answer | null = null;

  response.writeHead = ((status: number, ...rest: never[]) => {
    const refused = refusedWith(status, request, response, state);
    if (own || refused === null) return own ? response : writeHead.call(response, status, ...rest);
    if (status === 500) count();
    own = answerOf(refused);
    return response;
  }) as typeof response.writeHead;

  /** Nothing of the framework's body may go out before it is known whether it stands. */
  const replaced = (): boolean => {
    if (!response.headersSent && !own) response.writeHead(response.statusCode);
    return own !== null;
  };

  response.flushHeaders = () => {
    if (!replaced()) flushHeaders.call(response);
  };
  response.write = ((...args: Parameters<typeof write>) =>
    replaced() || write.apply(response, args)) as typeof response.write;

  response.end = ((...args: Parameters<End>) => {
    if (!replaced() || !own) return end.apply(response, args);
    setHeaders(response, own);
    writeHead.call(response, own.status);
    const done = args.find((each): each is () => void => typeof each === 'function');
    return end.call(response, own.body, 'utf8', done);
  }) as End;
}
