import type { AppError } from '../../../../../lib/platform/errors.ts';
import { Refused } from './refused.ts';

const AGAIN = 'Then run the same command again: it goes on where it stopped.';

function whatToDo({ code, values, message }: AppError, what: string): string {
  const status = Number(values.status);
  if (code === 'contentForbidden' && status === 401) {
    return `PRISMIC_WRITE_TOKEN is not accepted (401: ${values.message}). It is of another repository or was revoked: create a new one under Settings → API & Security → Write APIs. ${AGAIN}`;
  }
  if (code === 'contentForbidden') {
    return `The token may not do this (${values.status ?? 403}: ${values.message}). Check that PRISMIC_REPOSITORY is the repository of the token, and that the token may write. ${AGAIN}`;
  }
  if (code === 'throttled') {
    return `The service went on refusing (429) after all the waits that it asked for. Wait some minutes. ${AGAIN}`;
  }
  if (code === 'timeout' || code === 'unreachable') {
    return `There is ${message}. Check the network, and the addresses in PRISMIC_ASSET_API_ENDPOINT, PRISMIC_MIGRATION_API_ENDPOINT and PRISMIC_API_ENDPOINT. ${AGAIN}`;
  }
  if (status === 400 && /\buid\b|already exist/i.test(message) && what.startsWith('creating')) {
    return `The repository already has this document (${message}). Run again with --adopt to take over what is published there; a draft must be published or deleted there first.`;
  }
  if (status === 400) {
    return `The service does not take it (${message}). The models of the repository may be older than customtypes/ and slices/: push them first. ${AGAIN}`;
  }
  if (status === 404) {
    return `It is no longer in the repository (${message}): somebody deleted it, or the repository was emptied. Restore it there, or begin anew with another --journal.`;
  }
  return `The service failed (${message}). ${AGAIN}`;
}

/** A message with what failed and what to do; null for a bug in this program. */
export function adviceFor(error: unknown): string | null {
  if (!(error instanceof Refused)) return null;
  return `Stopped while ${error.what}. ${whatToDo(error.failure, error.what)}`;
}
