import { execFile } from 'node:child_process';
import { Agent, createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { root } from '../processes.ts';
import { quantile } from '../quantile.ts';

const exec = promisify(execFile);
const autocannon = path.join(root, 'node_modules/autocannon/autocannon.js');

export type Place = {
  port: number;
  host: string;
  path: string;
  /** Expected status; 200 by default. */
  status?: number;
  /** For a rate-limited address: the client (an IP address), and the number of requests on ten connections. */
  visitor?: string;
  most?: number;
};
export type FirstBytes = { p50: number; p95: number; failures: number; bytes: number };
/** Requests per second, milliseconds, missing responses or ones with another status, and bytes of one body as sent. */
export type Load = FirstBytes & { perSecond: number };

/** The headers of a browser, so that the page is sent compressed. */
const ACCEPTED = 'gzip, deflate, br';
const connections = 10;
const seconds = 6;
const samples = 300;

type Measured = { body: Buffer; encoding?: string; ms: number; status?: number };
type Report = {
  requests: { total: number };
  /** Seconds. */
  duration: number;
  errors: number;
  timeouts: number;
  statusCodeStats: Record<string, { count: number }>;
};

/** One GET on a persistent connection: its body as sent, and the milliseconds until the first byte. */
function measure({ port, host, path: target, visitor }: Place, agent: Agent): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { host, 'accept-encoding': ACCEPTED, ...(visitor && { 'x-forwarded-for': visitor }) };
    const question = request({ host: '127.0.0.1', port, path: target, headers, agent }, (answer) => {
      const ms = performance.now() - began;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const encoding = answer.headers['content-encoding'];
      answer.once('end', () => resolve({ body: Buffer.concat(parts), encoding, ms, status: answer.statusCode }));
    });
    question.once('error', reject);
    question.end();
  });
}

/** Time to first byte of sequential requests. */
export async function firstBytes(places: readonly Place[]): Promise<FirstBytes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let [bytes, failures] = [0, 0];
  for (const place of places) {
    const { ms, body, status } = await measure(place, agent);
    times.push(ms);
    bytes = body.length;
    if (status !== (place.status ?? 200)) failures += 1;
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), failures, bytes };
}

/** Repeated requests for the same address: first sequential, then on ten connections for requests per second. */
export async function load(place: Place): Promise<Load> {
  const first = await firstBytes(Array.from({ length: samples }, () => place));
  const url = `http://127.0.0.1:${place.port}${place.path}`;
  const headers = [`Host=${place.host}`, `Accept-Encoding=${ACCEPTED}`];
  if (place.visitor) headers.push(`X-Forwarded-For=${place.visitor}`);
  const end = place.most ? ['-a', String(place.most)] : ['-d', String(seconds)];
  const options = ['-j', '-c', String(connections), ...end, ...headers.flatMap((header) => ['-H', header])];
  const { stdout } = await exec(process.execPath, [autocannon, ...options, url], { maxBuffer: 2 ** 24 });
  const report: Report = JSON.parse(stdout);
  const others = Object.entries(report.statusCodeStats).filter(([status]) => Number(status) !== (place.status ?? 200));
  const failures = others.reduce((sum, [, { count }]) => sum + count, report.errors + report.timeouts);
  return {
    ...first,
    perSecond: Math.round(report.requests.total / report.duration),
    failures: first.failures + failures,
  };
}

/** A plain server of one body, as the baseline of the same run: what Node itself does with these bytes. */
export async function withStaticFile<T>(place: Place, use: (place: Place) => Promise<T>): Promise<T> {
  const agent = new Agent();
  const { body, encoding } = await measure(place, agent);
  const server: Server = createServer((_, response) => {
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    return await use({ port, host: `127.0.0.1:${port}`, path: '/' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
