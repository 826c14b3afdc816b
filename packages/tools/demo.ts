/**
 * `npm run demo`: the built site on the embedded services, or on the real ones of `.env`. A few pages of each kind are
 * prerendered; `npm run demo -- --full` prerenders all, as a release does.
 */
import { parseArgs } from 'node:util';
import { ensureBuild, quick } from './lib/build.ts';
import { script } from './lib/processes.ts';
import { checkPorts, startServices, startSite, stayOpen } from './lib/services.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
  const settings = loadSettings();
  await checkPorts(settings);
  const services = startServices(settings);
  const target = { settings, distDir: '.next' };
  await ensureBuild(full ? target : quick(target), { services });
  return stayOpen(settings, [await services, await startSite(target, 'start')]);
}, 0);
