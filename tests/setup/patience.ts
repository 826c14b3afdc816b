import { vi } from 'vitest';

/** A test says what happens, not how soon: on a busy machine a second, which is what is waited for by default, is soon over. */
export const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
