/**
 * `npm run build`: the site for production, its types checked and all pages prerendered that the settings name. Embedded services
 * that the settings name run for as long as it takes.
 */
import { ensureBuild } from './lib/build.ts';
import { script } from './lib/processes.ts';
import { startServices } from './lib/services.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  const services = startServices(settings);
  await ensureBuild({ settings, distDir: '.next' }, { types: true, services });
  return 0;
});
