'use client';
import { currentConsent } from '../consent/current';
import type { Make } from './data-layer';

/** Whether the visitor has already consented to analytics. Earlier events are not stored for later. */
export const mayTell = (): boolean => currentConsent()?.analytics ?? false;

/** Reports to the data layer. Its code is loaded at the first event; a failure never breaks the page. */
export function track(make: Make): void {
  if (!mayTell()) return;
  void import('./data-layer').then(({ report }) => report(make)).catch(() => {});
}
