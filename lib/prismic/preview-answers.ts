import { apiError } from '../http/responses.ts';
import { logError } from '../log.ts';

/** Where previews are switched off (the end-to-end environment): the endpoint is missing, and the log says that it was asked for. */
export function notEnabled(path: string): Response {
  logError('preview', new Error(`${path} was asked for, but previews are switched off (PREVIEW_ENABLED)`));
  return apiError(404, 'previews are switched off here');
}
