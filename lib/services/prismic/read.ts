import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, PrismicDocument, Query } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { contentClient } from '@/prismicio';
import { isStored } from '../../platform/cache/fallback-response';
import { asAppError } from './response';

export type Asked = NonNullable<Parameters<Client['get']>[0]>;

/** For `fetchOptions`: a question that is asked once, or that must not be answered with what was. */
export const NOT_KEPT = { cache: 'no-store' } as const;

/** What the service answered; throws AppError when it did not. */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asAppError(error);
  }
}

/** What is made of a stale response is made again some seconds later. Outside of a cached function nothing is kept anyway. */
function showBriefly(): void {
  try {
    cacheLife('kept');
  } catch {
    // Not in a cached function.
  }
}

/** One page of documents: of the service, or the last good answer where it has none. */
export async function read<T extends PrismicDocument>(query: Asked): Promise<Query<T>> {
  const answer = await asked(contentClient().get<T>(query));
  if (isStored(answer)) showBriefly();
  return answer;
}

/** Section 9 of the specification: pages of 100 with 500 ms between. Tests that read much make the pause shorter. */
export const FETCH_ALL = { pageSize: 100, pauseMs: 500 };

/** Every match, or the first `most` of them. @param query without page and size */
export async function readAll<T extends PrismicDocument>(query: Asked, most = Number.POSITIVE_INFINITY): Promise<T[]> {
  const documents: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await read<T>({ ...query, pageSize: FETCH_ALL.pageSize, ...(page > 1 && { page }) });
    documents.push(...answer.results);
    if (!answer.next_page || documents.length >= most) return documents.slice(0, most);
    if (!isStored(answer)) await wait(FETCH_ALL.pauseMs);
  }
}
