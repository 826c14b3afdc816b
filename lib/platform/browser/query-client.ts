'use client';
import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/**
 * One query client for every island of the page. While the server renders, each call makes its own: one kept by the module
 * would show a visitor's data to the next one.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient();
  shared ??= new QueryClient();
  return shared;
}
