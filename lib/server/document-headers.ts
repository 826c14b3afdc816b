import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnSources } from './policy.ts';
import type { Header, Security } from './security.ts';

/** The cookie of a visitor for whom drafts are shown; an invented one changes nothing but their own policy. */
const DRAFT_COOKIE = /(?:^|;\s*)__prerender_bypass=/;

/** Whether the framework may answer with a document: parts of one, and what handlers say, have no scripts. */
const mayBeDocument = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.rsc === undefined && headers['next-action'] === undefined && !url.startsWith('/api/');

/** Gives the scripts of this answer a nonce, the way the framework reads it, and returns it as a source of a policy. */
export function giveNonce(request: IncomingMessage): string {
  if (!mayBeDocument(request)) return '';
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  request.headers['content-security-policy'] = `script-src ${nonce}`;
  return nonce;
}

/** Whether drafts may be meant, by a cookie that is not verified here. */
export const isForDrafts = ({ headers }: IncomingMessage): boolean => DRAFT_COOKIE.test(headers.cookie ?? '');

/** Whether others may get the same answer: a nonce in it would be known to them. */
const isShared = (response: ServerResponse): boolean =>
  /(?:public|s-maxage)/.test(String(response.getHeader('cache-control') ?? ''));

/**
 * The headers of a document.
 * @param own hashes of what stands in it, or the nonce of the answer
 */
export function protect(
  request: IncomingMessage,
  response: ServerResponse,
  security: Security,
  own: OwnSources | { nonce: string },
): void {
  const shared = isShared(response);
  const isDraft = !shared && isForDrafts(request);
  const sources = 'nonce' in own ? { scripts: shared ? '' : own.nonce, styles: '' } : own;
  // An address that looks like a file's may answer with a page that says that there is none.
  if (!response.hasHeader('permissions-policy')) setAll(response, security.pageHeadersOf(request));
  response.setHeader('content-security-policy', security.policyOf(request, isDraft)(sources));
}

export function setAll(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
