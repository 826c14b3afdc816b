import type { Models } from '../types.ts';
import type { Assets } from './assets.ts';

/** The documents that a text may refer to, by `<type>/<name>`, with the id of each in a language. */
export type Target = { type: string; idIn: (lang: string) => string };
export type Targets = { get(name: string): Target | undefined };

/** The context of a value: the documents and assets it may refer to, and how to report problems. */
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
