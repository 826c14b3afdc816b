import type { Models } from '../types.ts';
import type { Assets } from './assets.ts';

/** The documents that a text may name, by `<type>/<name>`, and the id that each has in a language. */
export type Target = { type: string; idIn: (lang: string) => string };
export type Targets = { get(name: string): Target | undefined };

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
