/** `npm run prove <name> -- <options>`: checks of a running site that take too long for `npm test`. */
import { script } from './lib/processes.ts';
import { away } from './lib/prove/away.ts';
import { contentScript } from './lib/prove/content-script.ts';
import { faults } from './lib/prove/faults.ts';
import { instances } from './lib/prove/instances.ts';
import { kill } from './lib/prove/kill.ts';
import { leaks } from './lib/prove/leaks.ts';
import { malformed } from './lib/prove/malformed-proof.ts';
import { outage } from './lib/prove/outage.ts';
import type { Proof } from './lib/prove/proof.ts';
import { restore } from './lib/prove/restore.ts';
import { slow } from './lib/prove/slow.ts';
import { soak } from './lib/prove/soak.ts';
import { stop } from './lib/prove/stop.ts';
import { Advice } from './lib/report.ts';

const proofs: Readonly<Record<string, Proof>> = {
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

const usage = ['Usage: npm run prove <name> -- <options>', ...Object.values(proofs).map((proof) => `  ${proof.usage}`)];

await script(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  if (!Object.hasOwn(proofs, name)) throw new Advice(usage.join('\n'));
  return proofs[name]?.run(options) ?? 1;
});
