import type { ServerResponse } from 'node:http';
import { count, time } from '../metrics/meter.ts';
import { loggedPath, type RequestKind } from '../request/kind.ts';
import { writeLine } from './log.ts';

/** Slower requests are logged individually: no page may take this long (milliseconds). */
const SLOW_MS = 3_000;

type Ended = { id: string; kind: RequestKind; milliseconds: number };

/**
 * Counts a request that has been answered or aborted. The log has a line for each post, for slow requests and for server
 * errors; a line for each static page would cost more than the page.
 */
export function reportRequest(response: ServerResponse, { id, kind, milliseconds }: Ended): void {
  const { method = '', url = '' } = response.req;
  const isWhole = response.writableFinished;
  const status = isWhole ? response.statusCode : 499;
  count('requests', { kind, status: `${Math.trunc(status / 100)}xx` });
  time('requests', { kind }, milliseconds / 1000);
  const isError = isWhole && status >= 500;
  const isSlow = milliseconds > SLOW_MS;
  if (!isError && !isSlow && method !== 'POST') return;
  const path = loggedPath(url);
  writeLine({
    level: isError ? 'error' : isSlow ? 'warn' : 'info',
    area: 'request',
    message: `${method} ${path} ${isWhole ? status : 'broken off'} ${Math.round(milliseconds)} ms`,
    request: id,
    method,
    path,
    status,
    milliseconds: Math.round(milliseconds),
  });
}
