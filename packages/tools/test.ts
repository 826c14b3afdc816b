/**
 * `npm test`, the gate: every change has to pass it. `npm run test:all` (`--all`) is the whole suite, before an issue is called
 * resolved and before a release. The last line is `N passed, N failed`.
 *
 * `--only unit,types` runs some of the steps; arguments after the options are passed on as filters of the tests:
 * `npm test -- --only browser e2e/specs/cart.spec.ts`.
 */
import { parseArgs } from 'node:util';
import { script } from './lib/processes.ts';
import { Advice, explain, seconds } from './lib/report.ts';
import { emptyResults, type Step, stepsOf } from './lib/steps.ts';
import { one, type Tally } from './lib/tally.ts';

const { values: options, positionals: filters } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});

function chosen(): readonly Step[] {
  const steps = stepsOf(options.all ? 'all' : 'gate', filters);
  if (options.only === undefined) return steps;
  const names = options.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  throw new Advice(
    `There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );
}

async function carryOut(step: Step, leaveCore: () => void): Promise<Tally> {
  const began = Date.now();
  console.log(`\n━━ ${step.title}`);
  const tally = await step.run(leaveCore).catch((error: unknown) => {
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
  const began = Date.now();
  const total = { passed: 0, failed: 0 };
  const failing: string[] = [];
  const running: Promise<void>[] = [];
  for (const step of list) {
    const core = Promise.withResolvers<void>();
    const finished = carryOut(step, core.resolve).then(({ passed, failed }) => {
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failing.push(step.name);
    });
    running.push(finished);
    const isBeside = await Promise.race([core.promise.then(() => true), finished.then(() => false)]);
    if (!isBeside) await Promise.all(running);
  }
  await Promise.all(running);
  const command = options.all ? 'npm run test:all' : 'npm test';
  if (failing.length > 0) console.log(`\nRun what failed again with: ${command} -- --only ${failing.join(',')}`);
  console.log(`\nThe ${options.all ? 'whole suite' : 'gate'} took ${seconds(Date.now() - began)}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
