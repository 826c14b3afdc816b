'use client';
import { readCookies, useSiteData } from '../platform/browser/site-data';
import { countIn } from './count';

/** Number of articles in the cart, from the cookie that every cart action sets; null in prerendered markup. */
export const useCartCount = (): number | null => useSiteData<number | null>(() => countIn(readCookies()), null);
