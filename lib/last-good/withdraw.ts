import { readdir } from 'node:fs/promises';
import type { Answer } from './answer.ts';
import { keyOfFile } from './files.ts';
import type { Folders, Keeper } from './keeper.ts';

type Documents = { results: { id?: string }[]; total_results_size?: number };

const keysIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).flatMap((name) => keyOfFile(name) ?? []);

/** An answer without some documents; null when it has none of them. */
export function answerWithout(body: string, ids: ReadonlySet<string>): Answer | null {
  if (![...ids].some((id) => body.includes(`"id":"${id}"`))) return null;
  const answer = JSON.parse(body) as Documents;
  if (!answer.results?.some(({ id = '' }) => ids.has(id))) return null;
  const results = answer.results.filter(({ id = '' }) => !ids.has(id));
  const total = (answer.total_results_size ?? 0) - (answer.results.length - results.length);
  const left = { ...answer, results, results_size: results.length, total_results_size: total };
  return { body: JSON.stringify(left), empty: results.length === 0, refs: [] };
}

/** Takes documents that are not published any more out of everything that is kept: they must not come back with it. */
export async function withdraw(
  { store, seed }: Folders,
  { keep, read }: Keeper,
  ids: readonly string[],
): Promise<void> {
  const gone = new Set(ids);
  for (const key of new Set([...(await keysIn(store)), ...(await keysIn(seed))])) {
    const before = await read(key);
    const left = before && answerWithout(before.body, gone);
    if (left) keep(key, left);
  }
}
