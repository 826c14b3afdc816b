import { EventEmitter } from 'node:events';
import http from 'node:http';
import { logError } from '../log.ts';

/**
 * Serves the figures at `GET /metrics` on a port of this machine alone. A port that is taken is said and leaves the site
 * as it is.
 */
export function serveFigures(port: number, figures: () => Promise<string>): http.Server {
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await figures();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch (error) {
      logError('metrics', error);
      response.writeHead(500).end();
    }
  });
  // Not through the hooks of the site, which belong to every other server of the process.
  server.emit = EventEmitter.prototype.emit as typeof server.emit;
  server.on('error', (error) => logError('metrics', error));
  return server.listen(port, '127.0.0.1').unref();
}
