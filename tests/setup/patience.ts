import { vi } from 'vitest';

/** A test checks behaviour, not speed: on a busy machine the default timeout of one second is too short. */
export const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
