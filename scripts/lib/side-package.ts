import { run } from './processes.ts';
import { Advice } from './report.ts';

/** Installs the packages of a folder that has a lock file of its own, beside the project's. @param options further words for npm ci */
export async function installSidePackage(folder: string, ...options: string[]): Promise<void> {
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command = 'npm', ...first] = npm;
  const code = await run(command, [...first, 'ci', ...options, '--prefix', folder]);
  if (code !== 0) throw new Advice(`The packages of ${folder} could not be installed. Is the npm registry reachable?`);
}
