'use client';
import dynamic from 'next/dynamic';

/** Imported dynamically: any page with slices could contain it, and a page without it saves 20 KB. */
export const LazyCounter = dynamic(() => import('./counter').then((module) => module.Counter));
