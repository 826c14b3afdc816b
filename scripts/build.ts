/** `npm run build`: the site for production. Embedded services that the settings name run for as long as it takes. */
import { ensureBuild } from './lib/build.ts';
import { startServices } from './lib/house.ts';
import { script } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';

await script(async () => {
  const settings = loadSettings();
  await startServices(settings);
  await ensureBuild({ settings, distDir: '.next' });
  return 0;
});
