import type { Env } from '../../../../lib/platform/env.ts';
import type { Settings } from '../settings.ts';

/** `unset`: nothing to check, by choice. `todo` is how to fix it. */
export type Finding = { level: 'ok' | 'unset' | 'warning' | 'problem'; says: string; todo?: string };

/** Input of the checks: the settings as written and as parsed, and the time of this machine. */
export type DoctorContext = Settings & { env: Env; root: string; now: () => number };

export type Check = { area: string; look(context: DoctorContext): Finding[] | Promise<Finding[]> };

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const unset = (says: string): Finding => ({ level: 'unset', says });
export const warning = (says: string, todo: string): Finding => ({ level: 'warning', says, todo });
export const problem = (says: string, todo: string): Finding => ({ level: 'problem', says, todo });

/** The findings, or one that all is well when there are none. */
export const orOk = (findings: readonly Finding[], says: string): Finding[] =>
  findings.length > 0 ? [...findings] : [ok(says)];
