/** `npm run dev`: as `npm run demo`, with hot reload instead of a build. */
import { checkPorts, startServices, startSite, stayOpen } from './lib/house.ts';
import { script } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  await checkPorts(settings);
  const services = await startServices(settings);
  return stayOpen(settings, [services, await startSite({ settings, distDir: '.next' }, 'dev')]);
}, 0);
