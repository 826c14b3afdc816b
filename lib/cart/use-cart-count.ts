'use client';
import { readCookies, useSiteData } from '../platform/browser/site-data';
import { countIn } from './count';

/** Number of articles in the cart, from the cookie that every cart action sets; 0 in prerendered markup. */
export const useCartCount = (): number => useSiteData(() => countIn(readCookies()), 0);
