import type { Models } from '../types.ts';
import type { Assets } from './assets.ts';

/** Which documents exist, by `<type>/<name>`, and in which languages. */
export type Targets = Map<string, { type: string; name: string; locales: Set<string> }>;

/** Where a value stands: what it may refer to, and how to complain about it. */
export type Context = {
  lang: string;
  path: string;
  models: Models;
  assets: Assets;
  targets: Targets;
  report: (problem: string) => void;
};

export const inside = (context: Context, name: string): Context => ({
  ...context,
  path: context.path ? `${context.path}.${name}` : name,
});

export const complain = (context: Context, problem: string) => context.report(`${context.path}: ${problem}`);
