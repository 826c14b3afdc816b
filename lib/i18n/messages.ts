import type { Messages } from 'next-intl';
import { type Locale, MARKETS } from '../markets.ts';

/** Files below `messages/<language>/`; `messages/markets/<locale>.json` holds what a market says differently. */
export const NAMESPACES = ['common', 'catalogue', 'cart', 'checkout'] as const;

type Tree = { [key: string]: string | Tree };

/** Replaces the leaves that `differences` names; everything else stays as the language has it. */
export function withDifferences(base: Tree, differences: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(differences)) {
    const before = merged[key];
    merged[key] = typeof value === 'object' && typeof before === 'object' ? withDifferences(before, value) : value;
  }
  return merged;
}

/** All messages of a locale: the language's, with the market's differences. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { language } = MARKETS[locale];
  const parts = NAMESPACES.map(async (namespace) => {
    const file: { default: Tree } = await import(`../../messages/${language}/${namespace}.json`);
    return [namespace, file.default] as const;
  });
  const differences: { default: Tree } = await import(`../../messages/markets/${locale}.json`);
  // Every language has the keys of the French files: tests/unit/messages.test.ts compares them.
  return withDifferences(Object.fromEntries(await Promise.all(parts)), differences.default) as unknown as Messages;
}
