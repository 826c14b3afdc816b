import type { Market } from '../markets.ts';
import type { OrderLine, OrderState } from '../shopify/customer-types.ts';
import { dayIn } from './moment.ts';
import { addDays, workingDayFrom } from './working-days.ts';

/** French consumer code, L221-18; Belgian code of economic law, VI.47. */
const DAYS = 14;

/** What is to be said of an order before somebody withdraws from it. A reason to know, never one to refuse. */
export type OrderNotice =
  | { kind: 'canceled' | 'refunded' }
  /** Not delivered yet as far as we know: the time has not begun. */
  | { kind: 'unknown' }
  /** @property lastDay the last day of the time, which counts whole (ISO 8601) */
  | { kind: 'open' | 'closed'; lastDay: string };

type LineNotice = 'refunded' | 'gift' | 'sealed';

type Judged = OrderState & { lines: readonly Pick<OrderLine, 'currentQuantity'>[] };

/** How an order stands to the fourteen days from its receipt, in the market where it was bought. */
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
 * What is to be said of a line, the weightiest first; null when there is nothing.
 * @param sealed whether it cannot come back once unsealed, for hygiene or health (L221-28, 5°)
 */
export function lineNotice(line: Line, sealed: boolean): LineNotice | null {
  if (line.currentQuantity === 0) return 'refunded';
  if (line.isGift) return 'gift';
  return sealed ? 'sealed' : null;
}
