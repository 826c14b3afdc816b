import { logError } from '../log.ts';

const headers = { 'cache-control': 'no-store' };

/** A sentence for the editor, as JSON. */
export const refused = (status: number, message: string): Response => Response.json({ message }, { status, headers });

/** Where previews are switched off (the end-to-end environment): the endpoint is missing, and the log says that it was asked for. */
export function notEnabled(path: string): Response {
  logError('preview', new Error(`${path} was asked for, but previews are switched off (PREVIEW_ENABLED)`));
  return refused(404, 'previews are switched off here');
}
