/**
 * Runs after each test, and after the last one of a file. Files share the modules of a worker: a hook that a module registers itself
 * belongs to the first file that imports it. The hooks listed here run for every file (`run-hooks.ts`).
 */
export const hooks: { afterTest: (() => void)[]; afterFile: (() => unknown)[] } = { afterTest: [], afterFile: [] };
