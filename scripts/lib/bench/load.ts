import { execFile } from 'node:child_process';
import { Agent, createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { root } from '../processes.ts';

const exec = promisify(execFile);
const autocannon = path.join(root, 'node_modules/autocannon/autocannon.js');

export type Place = { port: number; host: string; path: string };
export type Load = { perSecond: number; p50: number; p95: number; failures: number };

const connections = 10;
const seconds = 6;
const samples = 300;

/** One GET on a kept connection: its body, and the milliseconds until the first byte. */
function measure({ port, host, path: target }: Place, agent: Agent): Promise<{ body: Buffer; ms: number }> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const question = request({ host: '127.0.0.1', port, path: target, headers: { host }, agent }, (answer) => {
      const ms = performance.now() - began;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve({ body: Buffer.concat(parts), ms }));
    });
    question.once('error', reject);
    question.end();
  });
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Time to first byte of single requests one after the other, then requests a second on ten connections. */
export async function load(place: Place): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = 0; index < samples; index++) times.push((await measure(place, agent)).ms);
  agent.destroy();
  times.sort((a, b) => a - b);
  const url = `http://127.0.0.1:${place.port}${place.path}`;
  const options = ['-j', '-c', String(connections), '-d', String(seconds), '-H', `Host=${place.host}`];
  const { stdout } = await exec(process.execPath, [autocannon, ...options, url], { maxBuffer: 2 ** 24 });
  const report: { requests: { average: number }; errors: number; timeouts: number } = JSON.parse(stdout);
  return {
    perSecond: Math.round(report.requests.average),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failures: report.errors + report.timeouts,
  };
}

/** A plain server of one body, the yardstick of the same run: what Node itself does with these bytes. */
export async function withStaticFile<T>(place: Place, use: (place: Place) => Promise<T>): Promise<T> {
  const agent = new Agent();
  const { body } = await measure(place, agent);
  const server: Server = createServer((_, response) => {
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
