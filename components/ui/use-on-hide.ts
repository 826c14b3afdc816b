'use client';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the page is left. The framework keeps pages that were left as they stood, hidden, and runs their effects
 * again at each return: what is over by then has to be ended here.
 */
export function useOnHide(leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useLayoutEffect(() => () => onLeave(), []);
}
