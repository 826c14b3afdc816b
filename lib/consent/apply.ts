'use client';
import { forgetCheckout } from '../analytics/begun-checkout';
import { readCookies, writeCookie } from '../browser/site-data';
import { erasures } from './analytics-cookies';
import type { Choice } from './cookie';
import { CONSENT_DEFAULT, consentUpdate, isWithoutTags, type Services } from './tags';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const loaded = new Set<string>();
let measuring = false;
/** Of the page that was loaded as a whole: its content security policy stays while the visitor goes on by script. */
let beganWithoutTags: boolean | undefined;

/** Whether measuring is configured, consented to at this moment, and allowed on this page. */
export const isMeasuring = (): boolean => measuring && !isWithoutTags(location.pathname);

/** The page's data layer, whose first entry says that nothing is consented to. */
export function dataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = [];
    command(...CONSENT_DEFAULT);
  }
  return window.dataLayer;
}

function command(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager takes `arguments` for a command, and an array for something else.
  dataLayer().push(arguments);
}

function load(src: string): void {
  loaded.add(src);
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function measure(tagManager: string, allowed: boolean): void {
  dataLayer();
  if (allowed !== measuring) command(...consentUpdate(allowed));
  measuring = allowed;
  if (!allowed) forget();
  else if (!loaded.has(tagManager)) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(tagManager);
  }
}

function forget(): void {
  forgetCheckout();
  for (const erasure of erasures(readCookies(), location.hostname)) writeCookie(erasure);
}

function assist(widget: string, allowed: boolean): void {
  if (allowed === loaded.has(widget)) return;
  // A widget of others cannot be told to stop: only a new page is without it.
  if (allowed) load(widget);
  else location.reload();
}

/** Loads what is consented to, once, and withdraws what no longer is. Null is not answered yet: nothing is loaded. */
export function applyConsent({ tagManager, widget }: Services, choice: Choice | null): void {
  const withoutTags = isWithoutTags(location.pathname);
  beganWithoutTags ??= withoutTags;
  if (withoutTags || beganWithoutTags) return;
  if (tagManager) measure(tagManager, choice?.analytics ?? false);
  if (widget) assist(widget, choice?.external ?? false);
}
