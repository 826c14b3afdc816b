import { addDays, dayIn } from '../platform/i18n/dates.ts';
import type { Market } from '../platform/markets.ts';
import type { OrderLine, OrderState } from '../services/shopify/customer-types.ts';

/** Public holidays on the same day each year, as `month-day`. */
const FIXED: Readonly<Record<'FR' | 'BE', readonly string[]>> = {
  FR: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
};
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of a year from 1900 to 2099, by Carter's rule. */
export function easterOf(year: number): string {
  const start = 225 - 11 * (year % 19);
  const cut = ((start - 21) % 30) + 21;
  const moon = cut > 48 ? cut - 1 : cut;
  const weekday = (year + Math.floor(year / 4) + moon + 1) % 7;
  return addDays(`${year}-03-01`, moon + 6 - weekday);
}

function isHoliday(day: string, country: 'FR' | 'BE'): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return FIXED[country].includes(day.slice(5)) || AFTER_EASTER.some((days) => addDays(easter, days) === day);
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The day itself, or the next one that is not a Saturday, Sunday or public holiday of the country (Regulation 1182/71,
 * art. 3).
 */
export function workingDayFrom(day: string, country: 'FR' | 'BE'): string {
  let next = day;
  while (isWeekend(next) || isHoliday(next, country)) next = addDays(next, 1);
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

type Judged = OrderState & { lines: readonly Pick<OrderLine, 'currentQuantity'>[] };

/** Status of an order within the fourteen days after its receipt, in the market where it was bought. */
export function orderNotice(order: Judged, market: Market, now = new Date()): OrderNotice {
  if (order.canceledAt) return { kind: 'canceled' };
  if (order.lines.length > 0 && order.lines.every(({ currentQuantity }) => currentQuantity === 0)) {
    return { kind: 'refunded' };
  }
  const received = order.deliveredAt && dayIn(order.deliveredAt, market.country);
  if (!received) return { kind: 'unknown' };
  const lastDay = workingDayFrom(addDays(received, DAYS), market.shop?.country ?? 'FR');
  return { kind: (dayIn(now, market.country) ?? '') <= lastDay ? 'open' : 'closed', lastDay };
}

type Line = Pick<OrderLine, 'currentQuantity' | 'isGift'>;

/**
 * Notice for a line, the most important one; null when there is none.
 * @param sealed whether it cannot be returned once unsealed, for hygiene or health (L221-28, 5°)
 */
export function lineNotice(line: Line, sealed: boolean): LineNotice | null {
  if (line.currentQuantity === 0) return 'refunded';
  if (line.isGift) return 'gift';
  return sealed ? 'sealed' : null;
}
