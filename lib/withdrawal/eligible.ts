import type { RegulatoryClass } from '../catalogue/product.ts';
import { hasOnlyCards } from '../orders/rules.ts';
import {
  addDays,
  type Day,
  dayIn,
  type HolidayCountry,
  isHoliday,
  isHolidayCountry,
  weekday,
} from '../platform/i18n/dates.ts';
import type { Market } from '../platform/markets.ts';
import type { Order, OrderLine, OrderState } from '../services/shopify/customer-types.ts';

/**
 * The day itself, or the next one that is not a Saturday, Sunday or public holiday of the country (Regulation 1182/71,
 * art. 3).
 */
export function workingDayFrom(day: Day, country: HolidayCountry): Day {
  let next = day;
  while (weekday(next) % 6 === 0 || isHoliday(next, country)) next = addDays(next, 1);
  return next;
}

/** French consumer code, L221-18; Belgian code of economic law, VI.47. */
const DAYS = 14;

/** Notice shown before a customer withdraws from an order. For information only, never a reason to reject. */
export type OrderNotice =
  | { kind: 'canceled' | 'refunded' }
  /** Not delivered yet as far as we know: the withdrawal period has not started. */
  | { kind: 'unknown' }
  /** @property lastDay the last day of the withdrawal period, inclusive (ISO 8601) */
  | { kind: 'open' | 'closed'; lastDay: string };

type LineNotice = 'refunded' | 'gift' | 'sealed';

type Judged = OrderState &
  Pick<Order, 'processedAt' | 'shippingAddress'> & { lines: readonly Pick<OrderLine, 'currentQuantity' | 'variant'>[] };

/** Whose public holidays count: the country that an order was sent to, or else that of the market. */
function holidayCountry({ shippingAddress }: Judged, { shop }: Market): HolidayCountry {
  const code = shippingAddress?.countryCode;
  return isHolidayCountry(code) ? code : (shop?.country ?? 'FR');
}

/**
 * Status of an order within the fourteen days after its receipt; of gift cards alone, which nobody delivers, after the sale.
 * @param market the site that shows it; the order may be of another one
 */
export function orderNotice(order: Judged, market: Market, now = new Date()): OrderNotice {
  if (order.canceledAt) return { kind: 'canceled' };
  if (order.lines.length > 0 && order.lines.every(({ currentQuantity }) => currentQuantity === 0)) {
    return { kind: 'refunded' };
  }
  const begin = hasOnlyCards(order) ? order.processedAt : order.deliveredAt;
  const first = begin && dayIn(begin, market.country);
  if (!first) return { kind: 'unknown' };
  const lastDay = workingDayFrom(addDays(first, DAYS), holidayCountry(order, market));
  return { kind: (dayIn(now, market.country) ?? '') <= lastDay ? 'open' : 'closed', lastDay };
}

/** Classes of products that cannot be returned once unsealed, for hygiene or health (French consumer code, L221-28, 5°). */
const SEALED: readonly RegulatoryClass[] = ['supplement', 'cosmetic', 'food', 'cbd'];

export const isSealed = (regulatoryClass: RegulatoryClass | null): boolean =>
  SEALED.some((sealed) => sealed === regulatoryClass);

type Line = Pick<OrderLine, 'currentQuantity' | 'isGift'>;

/**
 * Notice for a line, the most important one; null when there is none. Those of gifts and opened packs are about
 * withdrawal: the legal guarantee knows neither exception.
 * @param sealed see `isSealed`
 */
export function lineNotice(line: Line, kind: 'withdrawal' | 'return', sealed: boolean): LineNotice | null {
  if (line.currentQuantity === 0) return 'refunded';
  if (kind === 'return') return null;
  if (line.isGift) return 'gift';
  return sealed ? 'sealed' : null;
}
