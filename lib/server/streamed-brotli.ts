import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { encodingFor, hideEncoding } from './negotiation.ts';

/** As quick as gzip, and it sees the whole page: gzip forgets what stood 32 KB before, the framework says most things twice. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const STREAMED = /^text\/(?:html|x-component)/;

/**
 * Compresses with brotli what the framework makes for one visitor, piece by piece as it comes. The framework itself has
 * gzip only.
 * @param isOthers whether somebody nearer to the socket answers in the place of the framework, with an encoding of its own
 */
export function streamBrotli(request: IncomingMessage, response: ServerResponse, isOthers: () => boolean): void {
  if (request.method !== 'GET' || encodingFor(request.headers['accept-encoding']) !== 'br') return;
  const { writeHead, write, end } = response;
  let stream: BrotliCompress | null = null;

  const isMine = (): boolean =>
    response.statusCode === 200 && STREAMED.test(String(response.getHeader('content-type'))) && !isOthers();
  hideEncoding(request, isMine);

  const begin = () => {
    if (stream || response.headersSent || response.hasHeader('content-encoding') || !isMine()) return;
    response.setHeader('content-encoding', 'br');
    response.removeHeader('content-length');
    stream = compressorInto(response, { write, end });
  };

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    begin();
    return writeHead.apply(response, args);
  }) as typeof writeHead;

  response.write = ((...args: Parameters<typeof write>) => {
    begin();
    if (!stream) return write.apply(response, args);
    const more = stream.write(...args);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
    return more;
  }) as typeof write;

  response.end = ((...args: Parameters<typeof end>) => {
    begin();
    if (!stream) return end.apply(response, args);
    stream.end(...args);
    return response;
  }) as typeof end;
}

/** A compressor that writes to the socket no faster than it takes, and asks the framework for no more than it takes itself. */
function compressorInto(
  response: ServerResponse,
  { write, end }: Pick<ServerResponse, 'write' | 'end'>,
): BrotliCompress {
  const stream = createBrotliCompress(QUALITY);
  stream.on('data', (piece: Buffer) => {
    if (write.call(response, piece, 'utf8')) return;
    stream.pause();
    response.once('drain', () => stream.resume());
  });
  stream.on('drain', () => response.emit('drain'));
  stream.once('end', () => end.call(response, undefined, 'utf8'));
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  return stream;
}
