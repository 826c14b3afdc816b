import { run } from './processes.ts';
import { Advice } from './report.ts';

/** The npm that started this program, and what it is to do, as a command with its words. */
export function npm(...words: string[]): [command: string, words: string[]] {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? [process.execPath, [program, ...words]] : ['npm', words];
}

/** Installs the packages of a folder that has a lock file of its own, beside the project's. @param options further words for npm ci */
export async function installSidePackage(folder: string, ...options: string[]): Promise<void> {
  const code = await run(...npm('ci', ...options, '--prefix', folder));
  if (code !== 0) throw new Advice(`The packages of ${folder} could not be installed. Is the npm registry reachable?`);
}
