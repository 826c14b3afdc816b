import { z } from 'zod';
import { AppError, messageOf } from '../../../lib/platform/errors.ts';
import { StoreRefused } from '../../../lib/services/store/store-lock.ts';

const started = Date.now();

/** Prints a progress line, with the seconds since the program started. */
export function say(text: string): void {
  console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s] ${text}`);
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** An error that the operator can fix: shown as a message, without a stack trace. */
export class Advice extends Error {}

/** A wrong option, a file that cannot be read or is no CSV. */
const isOfInput = (error: Error): boolean =>
  'code' in error && /^(?:ERR_PARSE_ARGS_|CSV_|ENOENT$|EACCES$|EISDIR$|ENOTDIR$)/.test(String(error.code));

/** What a program says of an error: a sentence where the operator, a file or a service is its cause, otherwise its stack. */
export function explain(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (error instanceof Advice || error instanceof AppError || error instanceof StoreRefused) return error.message;
  if (error instanceof Error && isOfInput(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}
