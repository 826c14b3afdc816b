import { AppError } from '../errors.ts';
import { againAfter } from '../http/retry.ts';
import { throttleDelay } from './answer.ts';

/** Codes of GraphQL errors that are the service's own trouble; NO_DATA stands for an answer that was cut. */
const PASSING = new Set(['NO_DATA', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  if (error.code === 'graphql') return PASSING.has(String(error.values.reason));
  return error.code === 'unreachable';
}

/** The wait before a query is sent again. */
export const againDelay = againAfter({ throttledMs: throttleDelay, isPassing });
