import { run } from './processes.ts';
import { Advice } from './report.ts';

/** The npm that started this program, as a command with its arguments. */
export function npm(...words: string[]): [command: string, words: string[]] {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? [process.execPath, [program, ...words]] : ['npm', words];
}

/**
 * Installs the packages of a folder that has its own lock file.
 * @param options.words further arguments for npm ci
 * @param options.idle takes only the processor time that other programs leave
 */
export async function installSidePackage(
  folder: string,
  { words = [], idle }: { words?: string[]; idle?: boolean } = {},
): Promise<void> {
  const code = await run(...npm('ci', ...words, '--prefix', folder), { idle });
  if (code !== 0) throw new Advice(`The packages of ${folder} could not be installed. Is the npm registry reachable?`);
}
