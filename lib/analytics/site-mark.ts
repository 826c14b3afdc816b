import type { Site } from './types';

/** Id of the element, drawn where a tag manager is configured, that says in every page what events say of the site. */
export const SITE_MARK = 'analytics';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * What the page says of the site; null where nothing is to be told: without a tag manager, and on pages of advice, whose
 * subject is the reader's health.
 */
export function siteHere(): Site | null {
  const { brand = '', products = '', advice = '' } = document.getElementById(SITE_MARK)?.dataset ?? {};
  if (!products || isBelow(location.pathname, advice)) return null;
  return { brand, products, advice };
}
