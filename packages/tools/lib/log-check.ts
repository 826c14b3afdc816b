import { readFileSync } from 'node:fs';

/** Personal data that the tests send. None of it may appear in a log. */
export const SENTINELS = [
  'Sentinelle-Prénom',
  'Sentinelle-Nom',
  'sentinelle.adresse',
  'sentinelle-mot-de-passe',
  'sentinelle recherche',
  'sentinelle-recherche',
  '06 98 76 54 32',
  '0698765432',
  // As it is stored and passed on, with or without the sign in front.
  '33698765432',
] as const;

/** Accounts, orders and visitors of the tests, by their common patterns. */
const PERSONAL = /[\w.+-]+(?:@|%40)[\w-]+\.\w{2,}|gid:\/\/shopify\/(?:Cart|Customer|Order)\/\w|eyJ[\w-]{10,}\./;

/** Parts of the application that log only while a request is handled. */
const OF_REQUESTS = /^(?:request|render|route|action|posts|cart|checkout|forms|session|account)$/;

/**
 * What the framework says on the console when a test posts what no browser sends, or breaks off; and when it cannot reach a page that
 * an action redirects to, or another of its workers: Node.js does not resolve `*.localhost`, and the browser follows by itself.
 */
const EXPECTED = [
  /\bServer (?:Actions?|Reference ID)\b/,
  /^⨯: (?:Invalid reference\.|Failed to parse body as FormData\.|the action of a form takes a form)$/,
  /^Error handling upgrade request: Invalid URL$/,
  /^failed to (?:get redirect|forward action) response: fetch failed$/,
  /^aborted$/,
];

/**
 * Output of the framework or a library that is no line of ours. The framework also says there that it has started, and repeats
 * with its digest an error that ended a rendering: the tests of the page look at what the visitor is shown then.
 */
const isUnexpected = ({ area, level, digest, message = '' }: Line): boolean =>
  area === 'console' && level !== 'info' && digest === undefined && !EXPECTED.some((words) => words.test(message));

type Line = { level?: string; time?: string; area?: string; message?: string; request?: string; digest?: string };

function parsed(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? line : null;
  } catch {
    return null;
  }
}

function problemOf(text: string): string | null {
  const line = parsed(text);
  if (!line) return 'no JSON';
  if (!line.level || !line.time || !line.area || typeof line.message !== 'string') return 'incomplete';
  if (!line.request && OF_REQUESTS.test(line.area)) return 'without the id of its request';
  if (line.area === 'node') return 'a warning of Node.js';
  if (isUnexpected(line)) return 'on the console';
  if (PERSONAL.test(text) || SENTINELS.some((word) => text.includes(word))) return 'personal data';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return /[\u0000-\u001f\u007f]|\\u001b/.test(text) ? 'control characters' : null;
}

/**
 * Checks the log of a server, line by line. Output of the framework before its hooks are installed is plain text for the operator,
 * and precedes the line that reports that the site has started.
 */
export function logProblems(log: string): string[] {
  const lines = log.split('\n').filter(Boolean);
  const first = lines.findIndex((line) => line.startsWith('{'));
  if (first < 0) return ['the log has no line of the site'];
  return lines.slice(first).flatMap((line) => {
    const problem = /^\s*(?:▲|-|✓) /.test(line) ? null : problemOf(line);
    return problem ? [`${problem}: ${line.slice(0, 1_500)}`] : [];
  });
}

export const problemsIn = (file: string): string[] => logProblems(readFileSync(file, 'utf8'));
