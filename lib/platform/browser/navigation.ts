const STARTED = 'router-navigation';

let hasBegun = false;

/** Says that the router has begun a navigation: a link, a push, or a step in the history. */
export function announceNavigation(): void {
  hasBegun = true;
  window.dispatchEvent(new Event(STARTED));
}

/** Whether the router has begun a navigation since the page was loaded. */
export const hasNavigated = (): boolean => hasBegun;

/** Aborted when the router begins its next navigation. */
export function navigationSignal(): AbortSignal {
  const navigation = new AbortController();
  window.addEventListener(STARTED, () => navigation.abort(), { once: true });
  return navigation.signal;
}
