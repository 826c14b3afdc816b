/** Something that is shown of a running site, too long for the gate. `run` returns the exit code. */
export type Proof = {
  /** Name, options, and what is shown: one line. */
  usage: string;
  run(options: readonly string[]): Promise<number>;
};
