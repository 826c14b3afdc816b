import { existsSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '../../../../lib/platform/process.ts';
import { buildProblem } from '../built-settings.ts';
import { type Check, ok, problem, unset } from './check.ts';

/** The build that `packages/tools/start.ts` would start. */
export const build: Check = {
  area: 'build',
  look({ root, values }) {
    const dir = path.join(root, distDir());
    if (!existsSync(path.join(dir, 'BUILD_ID'))) return [unset('the site is not built here')];
    const says = buildProblem(dir, values);
    return says
      ? [problem(says, 'build it with these settings (npm run build), or correct them')]
      : [ok('the site was built with these settings')];
  },
};
