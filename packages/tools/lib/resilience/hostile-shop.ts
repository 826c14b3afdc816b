import { createServer } from 'node:http';
import { hostileAnswer } from './hostile-answer.ts';

/** A proxy in front of the shop's API that injects script into every text of its responses; everything else passes unchanged. */
export async function openHostileShop(port: number, shop: string): Promise<void> {
  const server = createServer(async (request, response) => {
    const body = await Array.fromAsync(request as AsyncIterable<Buffer>);
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const asked = { method: request.method, headers: headers as Record<string, string> };
    const answer = await fetch(shop + request.url, body.length > 0 ? { ...asked, body: Buffer.concat(body) } : asked);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const isText = type.includes('json');
    response.end(isText ? JSON.stringify(hostileAnswer(await answer.json())) : Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  server.unref();
}
