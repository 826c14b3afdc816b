import { existsSync } from 'node:fs';
import { run } from './processes.ts';

const apt = '/usr/bin/apt-get';

/** Whether Debian packages can be installed here. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync(apt);

/** Installs a Debian package without its recommended packages. The caller checks whether that succeeded. */
export async function installPackage(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-qq'], { env });
  await run(apt, ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}
