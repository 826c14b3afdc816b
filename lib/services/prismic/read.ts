import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, PrismicDocument, Query } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { contentClient } from '@/prismicio';
import { isStored } from './fallback-response';
import { asAppError } from './response';

export type ReadQuery = NonNullable<Parameters<Client['get']>[0]>;

/** For `fetchOptions`: a query that is not repeated, or that must not be served from the cache. */
export const NOT_KEPT = { cache: 'no-store' } as const;

/** The service's result; throws AppError when the request failed. */
export async function withContentErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asAppError(error);
  }
}

/**
 * A result based on a stale response is cached for some seconds only, then regenerated. Does nothing outside a cached
 * function.
 */
function showBriefly(): void {
  try {
    cacheLife('kept');
  } catch {
    // Not inside a cached function: there is no cache lifetime to set.
  }
}

/** One page of documents: from the service, or its last good response while it is unavailable. */
export async function read<T extends PrismicDocument>(query: ReadQuery): Promise<Query<T>> {
  const answer = await withContentErrors(contentClient().get<T>(query));
  if (isStored(answer)) showBriefly();
  return answer;
}

/** Section 9 of the specification: pages of 100 with 500 ms between. Tests that read many pages shorten the pause. */
export const FETCH_ALL = { pageSize: 100, pauseMs: 500 };

/**
 * Every match, or the first `most` of them.
 * @param query without page and size
 */
export async function readAll<T extends PrismicDocument>(
  query: ReadQuery,
  most = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const documents: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await read<T>({ ...query, pageSize: FETCH_ALL.pageSize, ...(page > 1 && { page }) });
    documents.push(...answer.results);
    if (!answer.next_page || documents.length >= most) return documents.slice(0, most);
    if (!isStored(answer)) await wait(FETCH_ALL.pauseMs);
  }
}

type PlannedRelease = { id: string; label: string /** ISO 8601; null without a date. */; planned: string | null };

/** The releases that wait in the repository, the earliest first and those without a date last. */
export async function getPlannedReleases(): Promise<PlannedRelease[]> {
  const releases = await withContentErrors(contentClient().getReleases());
  return releases
    .map(({ id, label, scheduledAt }) => ({
      id,
      label,
      planned: scheduledAt ? new Date(scheduledAt).toISOString() : null,
    }))
    .sort((one, other) => (one.planned ?? '9').localeCompare(other.planned ?? '9'));
}
