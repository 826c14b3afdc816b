import {
  addDays,
  type Day,
  dayIn,
  type HolidayCountry,
  instantIn,
  isHoliday,
  weekday,
} from '../platform/i18n/dates.ts';
import type { Country, Shop } from '../platform/markets.ts';
import type { DeliveryKind } from './rules.ts';

export type PromiseCarrier = {
  /** Code of the shop's delivery option. */
  code: string;
  kind: DeliveryKind;
  /** `HH:MM` in the market's time zone: a later order counts as placed on the next day. */
  cutOff: string;
  /** Working days from the order until the parcel leaves; 0 for the same day. */
  handling: number;
  /** The carrier's days from the departure until the delivery, at least and at most. */
  transit: readonly [from: number, to: number];
  /** Whether the carrier delivers on Saturdays. */
  saturday: boolean;
};

export type PromiseSettings = {
  /** Days besides Saturdays, Sundays and public holidays on which nothing leaves the warehouse. */
  closed: readonly Day[];
  /** The first one is promised where none is chosen yet. */
  carriers: readonly PromiseCarrier[];
  /** Codes of the carriers that deliver to a relay point, those without days included. */
  relays: readonly string[];
};

/** A delivery between two days, for an order placed before `until` (milliseconds since 1970). */
export type DeliveryWindow = { until: number; from: Day; to: Day };

/** Where parcels leave from, whatever the market. */
const WAREHOUSE: HolidayCountry = 'FR';

/** The `count`th open day after `start`; for 0, `start` itself or the first open day that follows. */
function openDay(start: Day, count: number, isOpen: (day: Day) => boolean): Day {
  let day = count === 0 ? start : addDays(start, 1);
  for (let left = Math.max(1, count); ; day = addDays(day, 1)) {
    if (isOpen(day)) left--;
    if (left === 0) return day;
  }
}

type Rule = Pick<PromiseCarrier, 'cutOff' | 'handling' | 'transit' | 'saturday'> & Pick<PromiseSettings, 'closed'>;

/**
 * The next `count` different delivery windows of a carrier, the earliest first. Handling counts working days of the
 * warehouse; the carrier's days exclude Sundays and the holidays of both countries.
 */
export function deliveryWindows(
  { cutOff, handling, transit: [least, most], saturday, closed }: Rule,
  { country, shop, now, count }: { country: Country; shop: Pick<Shop, 'country'>; now: Date; count: number },
): DeliveryWindow[] {
  const isHandling = (day: Day) => weekday(day) % 6 !== 0 && !isHoliday(day, WAREHOUSE) && !closed.includes(day);
  const isTransit = (day: Day) =>
    weekday(day) !== 0 &&
    (saturday || weekday(day) !== 6) &&
    !isHoliday(day, WAREHOUSE) &&
    !isHoliday(day, shop.country);
  const windows: DeliveryWindow[] = [];
  for (let day = dayIn(now, country) ?? ''; ; day = addDays(day, 1)) {
    const until = instantIn(day, cutOff, country);
    if (until <= now.getTime()) continue;
    // Nobody prepares an order on a closed day: it is as if it had come on the next working day.
    const departure = openDay(openDay(day, 0, isHandling), handling, isHandling);
    const [from, to] = [openDay(departure, least, isTransit), openDay(departure, most, isTransit)];
    const last = windows.at(-1);
    if (last?.from === from && last.to === to) last.until = until;
    else if (windows.length === count) return windows;
    else windows.push({ until, from, to });
  }
}

type Line = {
  readonly quantity: number;
  readonly variant: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number;
    readonly isBackordered: boolean;
  };
};

/**
 * Whether lines are shipped at once: nothing sold out, and no unit waits for stock, of which lines of one variant (once
 * and by subscription) share one. Stock may be untracked (0).
 */
export function areFromStock(lines: readonly Line[]): boolean {
  const units = Map.groupBy(lines, ({ variant }) => variant.id);
  return lines.every(({ variant: { id, availableForSale, quantityAvailable, isBackordered } }) => {
    const quantity = (units.get(id) ?? []).reduce((sum, line) => sum + line.quantity, 0);
    return availableForSale && (quantityAvailable > 0 ? quantity <= quantityAvailable : !isBackordered);
  });
}
