import { messageOf } from '../../../lib/platform/errors.ts';

const started = Date.now();

/** Prints a progress line, with the seconds since the program started. */
export function say(text: string): void {
  console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s] ${text}`);
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** An error that the operator can fix: shown as a message, without a stack trace. */
export class Advice extends Error {}

export function explain(error: unknown): string {
  if (error instanceof Advice) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}
