'use client';
import { readCookies, writeCookie } from '../platform/browser/site-data';
import { forgetCheckout } from './begun-checkout';
import type { Choice } from './cookie';
import { CONSENT_DEFAULT, consentUpdate, isWithoutTags, type Services } from './tags';

const MEASURING = /^_(?:ga|gid|gat)(?:_|$)/;

/** The host without its first labels, one by one: a measuring script picks the widest domain that it may write. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** What to assign to `document.cookie`, one after the other, so that no cookie of the measuring script is left. */
export function erasures(cookies: string, hostname: string): string[] {
  const names = cookies.split(/;\s*/).map((pair) => pair.replace(/=.*/, ''));
  const places = ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)];
  return names
    .filter((name) => MEASURING.test(name))
    .flatMap((name) => places.map((place) => `${name}=; Path=/; Max-Age=0${place}`));
}

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
