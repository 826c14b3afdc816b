/** `npm run demo`: the built site on the embedded services, or on the real ones of `.env`. */
import { ensureBuild } from './lib/build.ts';
import { checkPorts, startServices, startSite, stayOpen } from './lib/house.ts';
import { script } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  await checkPorts(settings);
  const services = await startServices(settings);
  const target = { settings, distDir: '.next' };
  await ensureBuild(target);
  return stayOpen(settings, [services, await startSite(target, 'start')]);
}, 0);
