import { existsSync } from 'node:fs';
import { run } from './processes.ts';

const apt = '/usr/bin/apt-get';

/** Whether a package of Debian can be installed here. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync(apt);

/** Installs a package of Debian and nothing that it merely recommends. Whether that succeeded, the caller looks. */
export async function installPackage(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-qq'], { env });
  await run(apt, ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}
