import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { DoctorContext } from './check.ts';

/** The settings of the example. */
export const example = ({ root }: Pick<DoctorContext, 'root'>): Record<string, string | undefined> =>
  parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'));
