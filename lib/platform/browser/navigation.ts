const STARTED = 'router-navigation';

/** Says that the router has begun a navigation: a link, a push, or a step in the history. */
export const announceNavigation = (): void => void window.dispatchEvent(new Event(STARTED));

/** Aborted when the router begins its next navigation. */
export function navigationSignal(): AbortSignal {
  const navigation = new AbortController();
  window.addEventListener(STARTED, () => navigation.abort(), { once: true });
  return navigation.signal;
}
