import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, isKnown } from '../lib/http/negotiation.ts';
import type { StoredDocument } from './stored-document.ts';

/** Caches on the way would keep the framework's 404 for a year, and with it a page that is published there meanwhile. */
const SOON = 's-maxage=60';
const isForCaches = (response: ServerResponse): boolean =>
  String(response.getHeader('cache-control')).includes('s-maxage');

/** Says to caches on the way that the answer depends on what the visitor can decode. */
export function varyByEncoding(response: ServerResponse): void {
  if (!String(response.getHeader('vary') ?? '').includes('Accept-Encoding'))
    response.appendHeader('vary', 'Accept-Encoding');
}

/** Sets status and headers of a stored document and returns what to send: nothing for HEAD and for what the visitor has. */
export function prepareDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { packed, ...document }: StoredDocument,
  status: number,
): Buffer | '' {
  response.removeHeader('transfer-encoding');
  varyByEncoding(response);
  if (status !== 500) response.setHeader('etag', packed.etag);
  if (status === 200 && isKnown(request.headers['if-none-match'], packed.etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    return '';
  }
  response.statusCode = document.status ?? status;
  if (response.statusCode === 404 && isForCaches(response)) response.setHeader('cache-control', SOON);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const payload = packed.as(encoding);
  response.setHeader('content-length', payload.length);
  if (encoding) response.setHeader('content-encoding', encoding);
  return request.method === 'HEAD' ? '' : payload;
}
