'use client';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the page is left. The framework keeps previous pages in their state, hidden, and runs their effects again at
 * each return: state that must not survive has to be reset here.
 */
export function useOnHide(leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => () => onLeave(), []);
}
