import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { processSingleton } from '../process/singletons.ts';

const INSIDE = 'x-inside';
const held = processSingleton<string>('inside');

/** A secret that is known only inside this process. */
function secret(): string {
  held.current ??= randomBytes(16).toString('hex');
  return held.current;
}

/** Marks this process as the site's own server, at its start (server.ts). */
export const beOwnServer = (): void => void secret();

/** Whether this process runs the site's own server (server.ts); otherwise a host runs Next.js in its own way. */
export const isOwnServer = (): boolean => held.current !== undefined;

/** Marks a request as admitted by the server, which has written the trusted headers. */
export const markAdmitted = (headers: IncomingHttpHeaders): void => {
  headers[INSIDE] = secret();
};

/**
 * Whether the framework sends an internal request on behalf of an admitted post: for an action of another page, or for
 * the page that an action redirects to. It forwards what the visitor sent and adds headers and a body that no visitor
 * may send.
 */
export const isAdmitted = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers[INSIDE] === secret();
