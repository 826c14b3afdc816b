'use client';
import dynamic from 'next/dynamic';

/** Fetched where it is shown: every page of blocks could have one, and without it saves 20 KB. */
export const LateCounter = dynamic(() => import('./counter').then((module) => module.Counter));
