'use client';
import type { Goods } from '../analytics/events';
import { readCookies, readItem, writeCookie, writeItem } from '../platform/browser/site-data';
import { type Choice, CONSENT_DEFAULT, consentUpdate, isWithoutTags, type Services, WITHOUT_TAGS_MARK } from './rules';

const MEASURING = /^_(?:ga|gid|gat)(?:_|$)/;

/** The host's parent domains: an analytics script sets its cookies on the widest domain that it may use. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** Values to assign to `document.cookie`, one after the other, which delete every cookie of the analytics script. */
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
/**
 * Whether the initially loaded page has no tags: its content security policy stays in force during client-side
 * navigation, and the browser's history keeps its address.
 */
let beganWithoutTags: boolean | undefined;

const isHereWithoutTags = (): boolean => isWithoutTags(location.pathname + location.search);

/** Whether analytics is configured, currently consented to, and allowed on this page. */
export const isMeasuring = (): boolean => measuring && !isHereWithoutTags();

/** The page's data layer, whose first entry denies every consent by default. */
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

/**
 * Loads the services that are consented to, once, and withdraws the others. Null means no choice yet: nothing is
 * loaded. On a page without tags nothing is loaded either, while a refusal holds there as anywhere.
 */
export function applyConsent({ tagManager, widget }: Services, choice: Choice | null): void {
  const withoutTags = isHereWithoutTags();
  beganWithoutTags ??= withoutTags || document.getElementById(WITHOUT_TAGS_MARK) !== null;
  const { analytics, external } = choice ?? { analytics: false, external: false };
  const mayLoad = !withoutTags && !beganWithoutTags;
  if (tagManager && (mayLoad || !analytics)) measure(tagManager, analytics);
  if (widget && mayLoad && external && !loaded.has(widget)) load(widget);
  // A third-party script cannot be unloaded, and a refused tag manager sends pings without cookies: only a page reload
  // removes them.
  const withdrawn = [!analytics && tagManager, !external && widget].filter((src) => src && loaded.delete(src));
  if (withdrawn.length > 0) location.reload();
}

/** In the tab's sessionStorage, which survives the hosted checkout: the goods sent to it, or the last reported order. */
const KEY = 'begun-checkout';

type StoredCheckout = { goods?: Goods; order?: string };

function read(): StoredCheckout {
  try {
    return JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
  } catch {
    return {};
  }
}

const write = (stored: StoredCheckout) => void writeItem('sessionStorage', KEY, JSON.stringify(stored));

/** Stores the goods that a checkout begins with. Articles and amounts only. */
export const keepCheckout = (goods: Goods): void => write({ order: read().order, goods });

/** The goods of this order: returned once, null for an order that was already reported. */
export function takeCheckout(order: string): Goods | null {
  const stored = read();
  if (!stored.goods || stored.order === order) return null;
  write({ order });
  return stored.goods;
}

/** For a visitor who has not consented, or has withdrawn consent. */
export const forgetCheckout = (): void => void writeItem('sessionStorage', KEY, null);
