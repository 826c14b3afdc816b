import { notFound } from '../errors.ts';
import type { Previews } from '../repository/previews.ts';

/**
 * GET of a preview token: `{state: "active", documentId, version, expires_at}` or `{state: "ended", documentId}`.
 * `version` changes whenever the draft is saved.
 */
export function previewBody({ pathname }: URL, previews: Previews) {
  const [, documentId, session] = /^\/previews\/([\w-]+):([\w-]+)$/.exec(pathname.replace(/%3A/i, ':')) ?? [];
  if (!documentId || !session) throw notFound(pathname);
  return previews.status(documentId, session);
}
