/** `npm run doctor`: checks settings, versions, services and permissions, and advises what to do. Exits with 1 on a problem. */
import { parseEnv } from '../../lib/platform/env.ts';
import { checks } from './lib/doctor/checks.ts';
import { examine, type Line } from './lib/doctor/examine.ts';
import { root, script } from './lib/processes.ts';
import { Advice } from './lib/report.ts';
import { loadSettings } from './lib/settings.ts';

const marks = { ok: 'ok', unset: '–', warning: 'WARNING', problem: 'PROBLEM' } as const;

const print = ({ area, level, says, todo }: Line): void =>
  console.log(`${marks[level].padEnd(8)} ${area.padEnd(18)} ${says}${todo ? `. To do: ${todo}` : ''}`);

/** The checks whose area begins with one of the arguments; all without arguments. Throws Advice for an argument without one. */
function chosen(words: readonly string[]) {
  const isKnown = (word: string) => checks.some(({ area }) => area.startsWith(word));
  if (words.every(isKnown))
    return checks.filter(({ area }) => words.length === 0 || words.some((word) => area.startsWith(word)));
  throw new Advice(`Usage: npm run doctor -- [area…]. Areas: ${checks.map(({ area }) => area).join(', ')}`);
}

await script(async () => {
  const some = chosen(process.argv.slice(2));
  const settings = loadSettings();
  // The code that the checks share with the site reads its settings there.
  Object.assign(process.env, settings.values);
  const lines = await examine(some, { ...settings, env: parseEnv(settings.values), root, now: Date.now }, print);
  const count = (level: Line['level']): number => lines.filter((line) => line.level === level).length;
  console.log(`\n${count('problem')} problems, ${count('warning')} warnings`);
  return count('problem') > 0 ? 1 : 0;
});
