import { AppError } from '../errors.ts';

/** Whole minutes until AppError `limited` lets its visitor in again; 0 for an error that names no time. */
export const minutesOf = (error: unknown): number =>
  error instanceof AppError ? Math.ceil(Number(error.values.seconds ?? 0) / 60) : 0;
