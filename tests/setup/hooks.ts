/**
 * What is done after each test, and after the last one of a file. Files share the modules of a worker: a hook that a module registers
 * by itself is that of the first file which imports it. Those that stand here are run for every file (`run-hooks.ts`).
 */
export const hooks: { afterTest: (() => void)[]; afterFile: (() => void)[] } = { afterTest: [], afterFile: [] };
