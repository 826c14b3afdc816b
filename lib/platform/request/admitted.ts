import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { processSingleton } from '../process/singletons.ts';

const INSIDE = 'x-inside';
const held = processSingleton<string>('inside');

/** Nobody outside of this process knows it. */
function secret(): string {
  held.current ??= randomBytes(16).toString('hex');
  return held.current;
}

/** For the start of the site's own server (server.ts). */
export const beOwnServer = (): void => void secret();

/** Whether the site's own server (server.ts) answers in this process; else a host runs Next.js its own way. */
export const isOwnServer = (): boolean => held.current !== undefined;

/** Says of a request that the server has let it in, and has written the headers that are believed. */
export const markAdmitted = (headers: IncomingHttpHeaders): void => {
  headers[INSIDE] = secret();
};

/**
 * Whether the framework asks itself on behalf of a post that was admitted: an action of another page, or the page that an
 * action redirects to. It passes on what the visitor sent and writes headers and a body that no visitor may.
 */
export const isAdmitted = ({ headers }: { headers: IncomingHttpHeaders }): boolean => headers[INSIDE] === secret();
