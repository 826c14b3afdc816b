'use client';
import { readCookies, useSiteData } from '../platform/browser/site-data';
import { countIn } from './count';

/** Articles in the cart, from the cookie that every cart action leaves; 0 in prerendered markup. */
export const useCartCount = (): number => useSiteData(() => countIn(readCookies()), 0);
