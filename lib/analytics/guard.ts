import type { AnalyticsEvent } from './events.ts';

/** Every key that an event may have: none of them holds a person. */
const KEYS = new Set(
  `event ecommerce currency value coupon items transaction_id shipping_tier promotion_id promotion_name creative_slot
  search_term method lead_source item_id item_name item_brand item_category item_variant item_list_id item_list_name
  index price discount quantity`.split(/\s+/),
);

/** Numbers given by the brand: they may be as long as a telephone number. */
const IDS = new Set(['item_id', 'item_list_id', 'promotion_id', 'transaction_id']);

/** What somebody types, or what may name a place, may be anything: there a figure of a postcode's length is one. */
const FREE = new Set(['search_term', 'coupon', 'shipping_tier']);
const ANY_POSTCODE = /(?<![\p{L}\d])\d{2}\s?\d{2,3}(?![\p{L}\d])/u;

const EMAIL = /\S(?:@|%40)\S/i;
/** Eight figures or more after 0 or +, however they are grouped; or the eight of Tunisia. */
const PHONE = /(?:\+|(?<!\d)0)\d(?:[\s./()-]*\d){6,}|(?<!\d)\d{2}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/;
/** Names of articles hold quantities: four figures are a postcode when they stand alone. */
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
 * The first key of an event that is not ours, or whose value looks like an e-mail address, a telephone number or a
 * postcode; null when the event may be told.
 */
export const refusedKey = (event: AnalyticsEvent): string | null => refusals('', event).next().value ?? null;
