/**
 * `npm run build`: the production build, each time anew, with type checking and all pages prerendered that the settings name.
 * Embedded services that the settings name run during the build.
 */
import { ensureBuild } from './lib/build.ts';
import { script } from './lib/processes.ts';
import { startServices } from './lib/services.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  const services = startServices(settings);
  await ensureBuild({ settings, distDir: '.next' }, { release: true, services });
  return 0;
});
