'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this render hydrates markup that the server rendered. What the browser knows by then may only show in the next render,
 * which follows at once: React discards markup that differs, with whatever was typed into it.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
