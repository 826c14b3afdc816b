/**
 * `npm run prismic -- <command>`: the official command line of Prismic, without its telemetry, on the repository of the
 * settings. With an embedded content service in the settings it works on that one: a rehearsal of docs/going-live.md.
 */
import { environment } from './lib/content/push/settings.ts';
import { cliEnvironment, PRISMIC_CLI } from './lib/prismic-cli.ts';
import { run, script } from './lib/processes.ts';

await script(() => {
  const env = environment();
  return run(process.execPath, [PRISMIC_CLI, ...process.argv.slice(2)], {
    env: cliEnvironment(env.PRISMIC_API_ENDPOINT),
  });
});
