import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { env } from '../../lib/platform/env.ts';
import { type LogLine, setSink, textOf } from '../../lib/platform/log/log.ts';
import { CONNECTION, pipeline, type Site } from '../../server/pipeline.ts';
import { responseCache } from '../../server/response-cache.ts';
import { securityOf } from '../../server/security-headers.ts';
import { bodyMemoryLimiter } from '../../server/validate-request.ts';

export const SITE = 'http://fr.localhost:3000';
const BE = 'http://be.localhost:3000';
const TN = 'http://tn.localhost:3000';
export const MAX_BODY = 8_000_000;

const site: Omit<Site, 'recent' | 'room'> = {
  origins: [SITE, BE, TN],
  urls: { SITE_URL_FR: SITE, SITE_URL_BE: BE, SITE_URL_TN: TN },
  hops: 1,
  maxBody: MAX_BODY,
  pageOf: ({ locale }, page) => `<p>${locale} ${page}</p>`,
  answerAsset: () => false,
  security: securityOf(env()),
};

/** Headers of a form without JavaScript, and of a call of an action. */
export const form = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html,*/*' };
export const action = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': `40${'a'.repeat(40)}` };

/** The log entries of the requests of a test. */
export const logged: LogLine[] = [];
beforeEach(() => {
  logged.length = 0;
  setSink((line) => (line.area === 'request' ? logged.push(line) : console[line.level](textOf(line))));
});

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

export type Hooked = { port: number; server: http.Server };

/** A Node.js server with the site's pipeline in front of `listener`, until the test ends. */
export async function open(listener: RequestListener, recent = responseCache()): Promise<Hooked> {
  server?.close();
  const opened = http.createServer(
    CONNECTION,
    pipeline({ ...site, recent, room: bodyMemoryLimiter(MAX_BODY) }, listener),
  );
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { server: opened, port: (opened.address() as AddressInfo).port };
}

/** A minimal stand-in for the framework: reads the body, complete or aborted, then responds. */
export const framework =
  (status: number, headers: Record<string, string> = {}, before = () => {}): RequestListener =>
  async (request, response) => {
    await request.forEach(before).catch(() => {});
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.flushHeaders();
    response.write('its own ');
    response.end('words');
  };
export const untouched = 'its own words';

/** A header whose value is undefined is omitted. */
export type TestRequest = {
  method?: string;
  path?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
};
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A post to the French site, or the request given instead. Resolves as soon as the response has arrived. */
export function ask(
  { port }: Hooked,
  { method = 'POST', path = '/', headers = {}, body = '' }: TestRequest,
): Promise<Answer> {
  const all = { host: new URL(SITE).host, origin: SITE, 'content-length': Buffer.byteLength(body), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers: sent }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('latin1') });
    });
    request.on('error', reject).end(body);
  });
}
