import { messageOf } from '../../lib/platform/errors.ts';

const started = Date.now();

/** A line of what the program is doing, with the seconds since it started. */
export function say(text: string): void {
  console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s] ${text}`);
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Something that the person at the keyboard can put right: shown as a sentence, without a stack. */
export class Advice extends Error {}

export function explain(error: unknown): string {
  if (error instanceof Advice) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
}
