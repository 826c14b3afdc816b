import { AppError } from '../errors.ts';

/** Whether nobody knows if a mutation was carried out: its answer was lost, cut, or an error of a machine in between. */
export function isDoubtful(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  return ['timeout', 'unreachable', 'graphql', 'unconfirmed'].includes(error.code);
}
