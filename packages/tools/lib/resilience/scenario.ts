/** A long-running check of a running site, too slow for the gate. `run` returns the exit code. */
export type Scenario = {
  /** Name, options and what is checked, in one line. */
  usage: string;
  run(options: readonly string[]): Promise<number>;
};
