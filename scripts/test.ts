/** `npm test`: the one gate. `npm test -- --only unit,types` runs some of the steps, and those that are too long for it. Ends on `N passed, N failed`. */
import { parseArgs } from 'node:util';
import { script } from './lib/processes.ts';
import { Advice, explain, seconds } from './lib/report.ts';
import { emptyResults, type Step, steps } from './lib/steps.ts';
import { one, type Tally } from './lib/tally.ts';

function chosen(): readonly Step[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only === undefined) return steps.filter(({ onDemand }) => !onDemand);
  const names = only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  throw new Advice(
    `There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );
}

async function carryOut(step: Step): Promise<Tally> {
  console.log(`\n━━ ${step.title}`);
  const began = Date.now();
  const tally = await step.run().catch((error: unknown) => {
    console.error(explain(error));
    return one(false);
  });
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  const note = tally.note ? ` (${tally.note})` : '';
  console.log(
    `── ${tally.failed === 0 ? 'ok' : 'FAILED'} ${step.name}: ${counts}${note}, ${seconds(Date.now() - began)}`,
  );
  return tally;
}

await script(async () => {
  const list = chosen();
  emptyResults();
  const total = { passed: 0, failed: 0 };
  const failing: string[] = [];
  for (const step of list) {
    const { passed, failed } = await carryOut(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failing.push(step.name);
  }
  if (failing.length > 0) console.log(`\nRun what failed again with: npm test -- --only ${failing.join(',')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
