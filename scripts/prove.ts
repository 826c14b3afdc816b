/** `npm run prove <name> -- <options>`: proofs on a running site that take too long for `npm test`. */
import { script } from './lib/processes.ts';
import { kill } from './lib/prove/kill.ts';
import { malformed } from './lib/prove/malformed-proof.ts';
import { outage } from './lib/prove/outage.ts';
import type { Proof } from './lib/prove/proof.ts';
import { Advice } from './lib/report.ts';

const proofs: Readonly<Record<string, Proof>> = { kill, malformed, outage };

const usage = ['Usage: npm run prove <name> -- <options>', ...Object.values(proofs).map((proof) => `  ${proof.usage}`)];

await script(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  if (!Object.hasOwn(proofs, name)) throw new Advice(usage.join('\n'));
  return proofs[name]?.run(options) ?? 1;
});
