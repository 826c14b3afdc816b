/** `npm run resilience <name> -- <options>`: checks of a running site that take too long for `npm test`. */
import { script } from './lib/processes.ts';
import { Advice } from './lib/report.ts';
import { away } from './lib/resilience/away.ts';
import { contentScript } from './lib/resilience/content-script.ts';
import { faults } from './lib/resilience/faults.ts';
import { instances } from './lib/resilience/instances.ts';
import { kill } from './lib/resilience/kill.ts';
import { leaks } from './lib/resilience/leaks.ts';
import { malformed } from './lib/resilience/malformed-scenario.ts';
import { outage } from './lib/resilience/outage.ts';
import { restore } from './lib/resilience/restore.ts';
import type { Scenario } from './lib/resilience/scenario.ts';
import { slow } from './lib/resilience/slow.ts';
import { soak } from './lib/resilience/soak.ts';
import { stop } from './lib/resilience/stop.ts';

const scenarios: Readonly<Record<string, Scenario>> = {
  away,
  'content-script': contentScript,
  faults,
  instances,
  kill,
  leaks,
  malformed,
  outage,
  restore,
  slow,
  soak,
  stop,
};

const usage = [
  'Usage: npm run resilience <name> -- <options>',
  ...Object.values(scenarios).map((scenario) => `  ${scenario.usage}`),
];

await script(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  if (!Object.hasOwn(scenarios, name)) throw new Advice(usage.join('\n'));
  return scenarios[name]?.run(options) ?? 1;
});
