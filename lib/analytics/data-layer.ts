'use client';
import type { CartLineView, CartView } from '../cart/view';
import { dataLayer, isMeasuring, keepCheckout } from '../consent/apply';
import { giftRuleOf } from '../services/shopify/cart-attributes';
import { toCents } from '../services/shopify/money';
import * as events from './events';
import {
  type AnalyticsEvent,
  fromWhole,
  type GoodsEvent,
  isPersonal,
  type Listed,
  lineItem,
  type ProductList,
  type Promotion,
  type Site,
  siteHere,
} from './events';

/** The visitor's action: a variant was added, or a line was changed (or removed). */
export type CartGesture = { variantId: string; quantity: number; planId?: string } | { lineId: string };

type Before = CartView | null | undefined;

/**
 * The lines of an action in a cart: an article may have several, as gift cards for different people do. A line that an
 * offer added is not the result of an action.
 */
function linesOf(cart: Before, gesture: CartGesture): CartLineView[] {
  const isMeant = (line: CartLineView): boolean =>
    giftRuleOf(line) === null &&
    ('lineId' in gesture
      ? line.id === gesture.lineId
      : line.variant.id === gesture.variantId && (line.plan?.plan.id ?? '') === (gesture.planId ?? ''));
  return cart?.lines.filter(isMeant) ?? [];
}

const unitsOf = (lines: readonly CartLineView[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Difference in units. An add is counted with its requested quantity when the previous cart had not been read yet. */
function pieces(before: Before, was: number, is: number, gesture: CartGesture): number {
  if (before !== undefined) return is - was;
  return 'variantId' in gesture ? Math.min(gesture.quantity, is) : 0;
}

/**
 * `add_to_cart` or `remove_from_cart` with the difference in units of the action's article; null when nothing changed.
 * Other changes in the meantime (gifts, another tab) are ignored.
 * @param before undefined when the cart had not been read yet
 */
export function cartChange(
  before: Before,
  after: CartView | null,
  gesture: CartGesture,
  site: Site,
): GoodsEvent | null {
  if (!after) return null;
  const [was, is] = [linesOf(before, gesture), linesOf(after, gesture)];
  const grown = is.find(({ id, quantity }) => quantity > unitsOf(was.filter((line) => line.id === id)));
  const line = grown ?? is[0] ?? was[0];
  const change = pieces(before, unitsOf(was), unitsOf(is), gesture);
  if (!line || change === 0) return null;
  const quantity = Math.abs(change);
  const value = Math.round((toCents(line.total.amount) * quantity) / line.quantity);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: {
      currency: line.total.currencyCode,
      value: fromWhole(value),
      items: [lineItem(line, site, quantity)],
    },
  };
}

/** Allow-list of event keys: none of them holds personal data. */
const KEYS = new Set(
  `event ecommerce currency value coupon items transaction_id shipping_tier promotion_id promotion_name creative_slot
  search_term method lead_source item_id item_name item_brand item_category item_variant item_list_id item_list_name
  index price discount quantity`.split(/\s+/),
);

function* refusals(key: string, value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (isPersonal(key, value)) yield key;
  } else if (Array.isArray(value)) {
    for (const each of value) yield* refusals(key, each);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (KEYS.has(name)) yield* refusals(name, inner);
      else yield name;
    }
  }
}

/**
 * The first key of an event that is not on the allow-list, or whose value looks like an e-mail address, a telephone
 * number or a postcode; null when the event may be reported.
 */
export const refusedKey = (event: AnalyticsEvent): string | null => refusals('', event).next().value ?? null;

/** Pushes an event to the data layer if the visitor's consent is in force, and returns whether it did. */
function push(event: AnalyticsEvent): boolean {
  if (!isMeasuring()) return false;
  const refused = refusedKey(event);
  if (refused !== null) {
    // Never log the value: it may be personal data.
    if (process.env.NODE_ENV !== 'production') console.warn(`[analytics] ${event.event} is kept back for ${refused}`);
    return false;
  }
  // Resets `ecommerce`: the tag manager would merge an event into the previous one.
  dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
  return true;
}

const mapping = { ...events, cartChange };

/** Creates an event from what was seen or done; null when there is nothing to report. */
export type Make = (events: typeof mapping, site: Site) => AnalyticsEvent | null;

/** Pushes the event that `make` creates, where events are reported at all. */
export function report(make: Make): void {
  const site = siteHere();
  const event = site && make(mapping, site);
  if (event && push(event) && event.event === 'begin_checkout') keepCheckout(event.ecommerce);
}

const addressOf = (link: Element): string => link.getAttribute('href')?.split(/[?#]/)[0] ?? '';

/** The products whose links are currently in `scope`, in their order there. */
function shownIn(scope: Element, { products }: ProductList): Listed[] {
  const known = new Map(products.map((product) => [product.href, product]));
  const found = [...scope.querySelectorAll('a[href]')].map((link) => known.get(addressOf(link)));
  return [...new Set(found)].filter((product) => product !== undefined);
}

const seen = (scope: Element, shown: ProductList | Promotion, site: Site): AnalyticsEvent | null =>
  shown.kind === 'list'
    ? events.viewItemList({ list: shown, products: shownIn(scope, shown) }, site)
    : events.promotion('view_promotion', shown);

const followed = (scope: Element, shown: ProductList | Promotion, href: string, site: Site): AnalyticsEvent | null =>
  shown.kind === 'list'
    ? events.selectItem({ list: shown, products: shownIn(scope, shown) }, href, site)
    : events.promotion('select_promotion', shown);

/** Reports when a list or a promotion scrolls into view, once, and which of its links is followed, until `left`. */
export function watch(scope: Element, shown: ProductList | Promotion, left: AbortSignal): void {
  const site = siteHere();
  if (!site || left.aborted) return;
  const tell = (event: AnalyticsEvent | null) => void (event && push(event));
  const eye = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    eye.disconnect();
    tell(seen(scope, shown, site));
  });
  eye.observe(scope);
  left.addEventListener('abort', () => eye.disconnect());
  scope.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) tell(followed(scope, shown, addressOf(link), site));
    },
    { signal: left },
  );
}
