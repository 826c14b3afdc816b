'use client';
import { currentConsent } from '../consent/current';
import type { Make } from './data-layer';

/** Whether the visitor has consented to measuring by now. What is done before is not kept for later. */
export const mayTell = (): boolean => currentConsent()?.analytics ?? false;

/** Tells the data layer. The code for it is fetched at the first event; a page never fails over it. */
export function track(make: Make): void {
  if (!mayTell()) return;
  void import('./data-layer').then(({ report }) => report(make)).catch(() => {});
}
