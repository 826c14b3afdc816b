import { createTranslator, type Messages } from 'next-intl';
import pLimit from 'p-limit';
import { retry } from '../http/outbound.ts';
import { type Locale, MARKETS } from '../markets.ts';

/** Files below `messages/<language>/`; `messages/markets/<locale>.json` contains the messages that differ in a market. */
export const NAMESPACES = [
  'common',
  'catalogue',
  'cart',
  'checkout',
  'guarantee',
  'delivery',
  'editorial',
  'pages',
  'careers',
  'forms',
  'submission',
  'mail',
  'consent',
  'preferences',
  'prices',
  'session',
  'account',
  'customer',
  'withdrawal',
  'reviews',
  'search',
  'directory',
  'calculator',
] as const;

type Tree = { [key: string]: string | Tree };

/** Replaces the leaves that `differences` contains; the others stay unchanged. */
export function withDifferences(base: Tree, differences: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(differences)) {
    const before = merged[key];
    merged[key] = typeof value === 'object' && typeof before === 'object' ? withDifferences(before, value) : value;
  }
  return merged;
}

export type MessageNamespace = (typeof NAMESPACES)[number];
export const isNamespace = (name: string): name is MessageNamespace => NAMESPACES.some((each) => each === name);

/** Section 9 of the specification: "up to 10 parallel reads, 5 retries, wait 350 ms doubling each time". */
export const LOADING = { parallel: 10, retries: 5, firstWaitMs: 350 } as const;

const limit = pLimit(LOADING.parallel);

/** One message file: at most ten are read in parallel, and a failed read is retried, with the wait doubling each time. */
export const readFile = (read: () => Promise<{ default: Tree }>, sleep?: (milliseconds: number) => Promise<void>) =>
  limit(() =>
    retry(read, { retries: LOADING.retries, delay: (attempt) => LOADING.firstWaitMs * 2 ** (attempt - 1), sleep }),
  );

export async function loadMessages(locale: Locale): Promise<Messages> {
  const { language } = MARKETS[locale];
  const parts = NAMESPACES.map(async (namespace) => {
    const file = await readFile(() => import(`../../../messages/${language}/${namespace}.json`));
    return [namespace, file.default] as const;
  });
  const differences = await readFile(() => import(`../../../messages/markets/${locale}.json`));
  // Every language has the keys of the French files: tests/unit/i18n/messages.test.ts compares them.
  return withDifferences(Object.fromEntries(await Promise.all(parts)), differences.default) as unknown as Messages;
}

/**
 * Messages of a namespace outside of any request, for emails and jobs. A missing or incomplete message throws: an email
 * with a gap is worse than a late one.
 */
export const translatorOf = async <N extends MessageNamespace>(locale: Locale, namespace: N) =>
  createTranslator({
    locale: MARKETS[locale].tag,
    messages: await loadMessages(locale),
    namespace,
    onError(error) {
      throw error;
    },
  });
