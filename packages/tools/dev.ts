/** `npm run dev`: as `npm run demo`, with hot reload instead of a build. */

import { script } from './lib/processes.ts';
import { checkPorts, startServices, startSite, stayOpen } from './lib/services.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  await checkPorts(settings);
  const services = await startServices(settings);
  return stayOpen(settings, [services, await startSite({ settings, distDir: '.next' }, 'dev')]);
}, 0);
