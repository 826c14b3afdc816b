import type { AnalyticsEvent } from './events.ts';

/** Allow-list of event keys: none of them holds personal data. */
const KEYS = new Set(
  `event ecommerce currency value coupon items transaction_id shipping_tier promotion_id promotion_name creative_slot
  search_term method lead_source item_id item_name item_brand item_category item_variant item_list_id item_list_name
  index price discount quantity`.split(/\s+/),
);

/** Ids assigned by the brand: they may be as long as a telephone number. */
const IDS = new Set(['item_id', 'item_list_id', 'promotion_id', 'transaction_id']);

/** Free text, or text that may name a place: there any number as long as a postcode counts as one. */
const FREE = new Set(['search_term', 'coupon', 'shipping_tier']);
const ANY_POSTCODE = /(?<![\p{L}\d])\d{2}\s?\d{2,3}(?![\p{L}\d])/u;

const EMAIL = /\S(?:@|%40)\S/i;
/** Eight or more digits after 0 or +, in any grouping; or the eight digits of Tunisia. */
const PHONE = /(?:\+|(?<!\d)0)\d(?:[\s./()-]*\d){6,}|(?<!\d)\d{2}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/;
/** Names of articles contain quantities: four digits count as a postcode only when they stand alone. */
const POSTCODE = /(?<!\d)\d{5}(?!\d)|^\s*(?:[A-Z]{1,2}-)?\d{4}\s*$/i;

function isPersonal(key: string, text: string): boolean {
  if (EMAIL.test(text)) return true;
  if (IDS.has(key)) return false;
  return PHONE.test(text) || POSTCODE.test(text) || (FREE.has(key) && ANY_POSTCODE.test(text));
}

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
