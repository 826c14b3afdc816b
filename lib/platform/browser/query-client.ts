'use client';
import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/**
 * One query client shared by all islands of the page. During server rendering, each call creates its own: a client
 * stored at module level would show one visitor's data to the next.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient();
  shared ??= new QueryClient();
  return shared;
}
