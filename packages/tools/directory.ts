/**
 * `npm run directory -- import <file>` imports the national extract of health professionals into content; `npm run directory --
 * generate <file>` writes an invented extract of the same format. How and why: docs/decisions/035.
 */
import { parseArgs } from 'node:util';
import { adviceFor } from './lib/content/push/advice.ts';
import { fromHere, importInto } from './lib/directory/command.ts';
import { generate } from './lib/directory/generate.ts';
import { takenByNpm } from './lib/npm-options.ts';
import { script } from './lib/processes.ts';
import { Advice, say } from './lib/report.ts';

const USAGE = `Usage:
  npm run directory -- import <file>               ps-libreacces-personne-activite, .txt or .txt.gz
      --physicians general|all                     of which specialities; general unless said
      --department 26,974                          only these
      --finess <file>                              etalab-cs1100507: what is a pharmacy, and where sites are
      --removals <file>                            national ids not to list; DIRECTORY_REMOVALS unless said
      --extracted 2026-11-12                       day of the extract; the one in the file's name unless said
      --to embedded|repository                     the embedded content service unless said
      --dry-run                                    reads and counts, changes nothing
      --adopt                                      with --to repository: take over documents that it already has
      --publish                                    with --to repository: publish the migration release at the end
  npm run directory -- generate <file> --lines 2000000 [--seed 1]`;

const options = {
  physicians: { type: 'string' },
  department: { type: 'string' },
  finess: { type: 'string' },
  removals: { type: 'string' },
  extracted: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean' },
  adopt: { type: 'boolean' },
  publish: { type: 'boolean' },
  lines: { type: 'string' },
  seed: { type: 'string' },
} as const;

function words() {
  const taken = takenByNpm(options, process.env);
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [command, file] = positionals;
    if (command && file && positionals.length === 2) return { command, file, values: { ...taken, ...values } };
  } catch (error) {
    throw new Advice(`${(error as Error).message}\n${USAGE}`);
  }
  // Without the dashes npm consumes the option names itself and passes their values on as positional arguments.
  throw new Advice(Object.keys(taken).length > 0 ? `Put -- before what is to be done.\n${USAGE}` : USAGE);
}

function count(name: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (Number.isInteger(number) && number > 0) return number;
  throw new Advice(`--${name} ${text} is not a number such as 2000000.`);
}

await script(async () => {
  const { command, file, values } = words();
  if (command === 'generate') {
    const lines = count('lines', values.lines ?? '2000000');
    await generate(fromHere(file), { lines, seed: count('seed', values.seed ?? '1') });
    say(`${lines.toLocaleString('en')} lines of invented people are in ${file}.`);
    return 0;
  }
  if (command !== 'import') throw new Advice(`There is no ${command}.\n${USAGE}`);
  try {
    return await importInto(file, values);
  } catch (error) {
    const advice = adviceFor(error);
    throw advice ? new Advice(advice) : error;
  }
});
