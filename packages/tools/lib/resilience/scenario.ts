import { Advice } from '../report.ts';

/** A long-running check of a running site, too slow for the gate. `run` returns the exit code. */
export type Scenario = {
  /** Name, options and what is checked, in one line. */
  usage: string;
  run(options: readonly string[]): Promise<number>;
};

/** The whole number that an option gives. Throws Advice for anything else, and below `least`. */
export function numberOf(name: string, text: string, least = 1): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Advice(`--${name} takes a whole number from ${least}, not ${text || 'nothing'}.`);
}
